// Styles that are right in both directions, before any script has run.

import { compile, type Element, type Middleware, middleware, serialize, stringify } from 'stylis';
import flip from 'stylis-plugin-rtl';
import { rewriteSubjects } from './subjects.node.ts';

/** A style as Emotion knows it, by the name it has on both sides. */
export interface Style {
  name: string;
  css: string;
}

/** Leaves the marks at what must not turn; printed styles have no comments else. */
export const keepMarks: Middleware = ({ type, value }) =>
  type === 'comm' && value.includes('@noflip') ? value : undefined;

/** Writes styles for both directions: what differs between them is said of each, the rest once. */
export function inBothDirections(styles: readonly Style[]): readonly Style[] {
  const pairs = styles.map(({ name, css }) => ({
    name,
    ltr: compile(css),
    rtl: compile(serialize(compile(css), middleware([flip, stringify]))),
  }));
  const turning = new Set(pairs.flatMap(({ ltr, rtl }) => turningSteps(ltr, rtl)));

  return pairs.map(({ name, ltr, rtl }) => ({
    // Whoever adds a style later knows no other steps than those of its direction: it brings them itself.
    name: turningSteps(ltr, rtl).length > 0 ? `${name}-both` : name,
    css: weaveAll(ltr, rtl, turning),
  }));
}

/** The names of animations whose steps differ. */
function turningSteps(ltr: readonly Element[], rtl: readonly Element[]): readonly string[] {
  return ltr.flatMap((element, place) => {
    const other = rtl[place];
    return element.type === '@keyframes' && other && !isSame(element, other) ? element.props : [];
  });
}

function weaveAll(
  ltr: readonly Element[],
  rtl: readonly Element[],
  turning: ReadonlySet<string>,
): string {
  return ltr.map((element, place) => weave(element, rtl[place] ?? element, turning)).join('');
}

function weave(ltr: Element, rtl: Element, turning: ReadonlySet<string>): string {
  if (ltr.type === 'rule') return weaveRule(ltr, rtl, turning);
  if (KEYFRAMES.test(ltr.type)) return weaveSteps(ltr, rtl, turning);

  const rules = childrenOf(ltr).filter(({ type }) => type !== 'decl');
  return rules.length > 0
    ? `${ltr.value}{${weaveAll(rules, childrenOf(rtl), turning)}}`
    : print(ltr);
}

const KEYFRAMES = /keyframes$/;

/** A name stands for the same steps in the whole document: those for the other direction have another. */
function weaveSteps(ltr: Element, rtl: Element, turning: ReadonlySet<string>): string {
  if (isSame(ltr, rtl)) return print(ltr);

  return print(ltr) + print({ ...rtl, value: withOtherSteps(rtl.value, turning) });
}

function withOtherSteps(text: string, turning: ReadonlySet<string>): string {
  return text.replace(/[\w-]+/g, (word) => (turning.has(word) ? `${word}-rtl` : word));
}

function weaveRule(ltr: Element, rtl: Element, turning: ReadonlySet<string>): string {
  const others = childrenOf(rtl);
  const lines = childrenOf(ltr).map(({ value }, place) => ({
    ltr: value,
    rtl: withOtherSteps(others[place]?.value ?? value, turning),
  }));
  return inRuns(lines)
    .map((run) => writeRun([ltr.props].flat().join(','), run))
    .join('');
}

/** What a declaration says in each direction. */
interface Line {
  ltr: string;
  rtl: string;
}

/** Parts a rule where it begins or ends to differ; the order stays, and so what overrules what. */
function inRuns(lines: readonly Line[]): readonly Line[][] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] && turns(last[0]) === turns(line)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

function writeRun(selectors: string, run: readonly Line[]): string {
  const ltr = run.map((line) => line.ltr).join('');
  const rtl = run.map((line) => line.rtl).join('');
  if (ltr === rtl) return `${selectors}{${ltr}}`;

  return `${where(':root:not([dir=rtl])', selectors)}{${ltr}}${where(':root[dir=rtl]', selectors)}{${rtl}}`;
}

/** As strong as it was, but only within a root that is so. */
function where(root: string, selectors: string): string {
  return rewriteSubjects(selectors, (subject) => `${subject}:where(${root} *)`);
}

function turns({ ltr, rtl }: Line): boolean {
  return ltr !== rtl;
}

function isSame(one: Element, other: Element): boolean {
  return print(one) === print(other);
}

function print(element: Element): string {
  return serialize([element], stringify);
}

function childrenOf({ children }: Element): readonly Element[] {
  // Behind the flip the marks have done their part.
  return typeof children === 'string' ? [] : children.filter(({ type }) => type !== 'comm');
}
