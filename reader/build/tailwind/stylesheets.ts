// The stylesheets of all Tailwind cuts: each with what its cut uses, for its cut alone.

import { scopeOf, scopeOfAll } from '../scoping/selectors.ts';
import { type Cut, modulesOf } from '../variant.ts';
import { candidatesIn } from './candidates.ts';
import { compileGround, compileUtilities } from './compiler.ts';
import { Sheet } from './subset.ts';
import { write } from './write.ts';

/** Writes what all of them share: Tailwind's reset, and the smaller steps of a demo that is shown so. */
export async function writeGround(): Promise<string> {
  const scope = scopeOfAll('tailwind');
  const compact = `[data-apart][data-density=compact] ${scope}{--spacing:0.1875rem}`;
  return `${write(await compileGround(), scope)}@layer theme{${compact}}`;
}

/** Writes the stylesheet of each cut. */
export async function writeTailwind(cuts: readonly Cut[]): Promise<ReadonlyMap<string, string>> {
  const taken = cuts.map(take);
  const written = new Map<string, string>();
  for (const group of Map.groupBy(taken, ({ styles }) => styles).values()) {
    const sheet = await sheetFor(group);
    for (const { id, candidates } of group) {
      written.set(id, write(sheet.only(candidates), scopeOf(id)));
    }
  }
  return written;
}

/** What is read from a cut. */
interface Taken {
  id: string;
  candidates: ReadonlySet<string>;
  /** What the author adds to Tailwind's own stylesheet. */
  styles: string;
}

function take(cut: Cut): Taken {
  const styles = [...cut.texts].filter(([file]) => file.endsWith('.css'));
  return {
    id: cut.id,
    candidates: new Set(modulesOf(cut).flatMap(([, code]) => [...candidatesIn(code)])),
    styles: styles.map(([, text]) => text).join('\n'),
  };
}

/** Compiles what several cuts use at once, which takes hardly longer than one. */
async function sheetFor(cuts: readonly Taken[]): Promise<Sheet> {
  const candidates = new Set([...DEFINING, ...cuts.flatMap((cut) => [...cut.candidates])]);
  return new Sheet(await compileUtilities(candidates, cuts[0]?.styles ?? ''));
}

/**
 * Utilities that define the variables which others read and do not define.
 *
 * Without them a cut with `transition` would get other bytes beside one with `duration-200`.
 */
const DEFINING = (
  'before:flex border duration-0 ease-in from-black leading-1 mask-radial-from-0 outline ring ' +
  'rotate-x-0 scale-50 skew-x-0'
).split(' ');
