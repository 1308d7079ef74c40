// What the specification refuses in a theme, before the library is asked.

import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { readColor } from '../color/color.ts';
import { type Literal, LiteralMistake, type LiteralObject, readObject } from './readLiteral.ts';

/** Why a text is no theme; the library is not asked for its opinion of it. */
export type Refusal =
  | { kind: 'text'; problem: string }
  | { kind: 'vars' }
  | { kind: 'color'; path: string; found: string };

export interface Checked {
  fields?: LiteralObject;
  refusal?: Refusal;
  /** What the preview cannot show, by its name. */
  left: readonly string[];
}

/** Reads a theme and looks whether it keeps the rules. */
export function checkTheme(code: string): Checked {
  try {
    const fields = readObject(code);
    const refusal = findRefusal(fields);
    return refusal ? { refusal, left: [] } : { fields: without(fields), left: leftOf(fields) };
  } catch (mistake) {
    if (!(mistake instanceof LiteralMistake)) throw mistake;
    const problem = formatText(texts.playLine, { line: mistake.line, problem: mistake.message });
    return { refusal: { kind: 'text', problem }, left: [] };
  }
}

function findRefusal(fields: LiteralObject): Refusal | undefined {
  // What is null counts as not supplied.
  if (isGiven(fields.vars) && !isGiven(fields.generateThemeVars)) return { kind: 'vars' };

  const wrong = colorsIn(fields.palette, 'palette').find(([, text]) => !readColor(text));
  return wrong && { kind: 'color', path: wrong[0], found: wrong[1] };
}

/** All texts of a palette are colors, but for the name of its mode. */
function colorsIn(value: Literal, path: string): readonly (readonly [string, string])[] {
  if (path === 'palette.mode') return [];
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => colorsIn(inner, `${path}.${key}`));
}

/** The library would write these into the document, which belongs to the page. */
const SCHEMES = ['cssVariables', 'colorSchemes', 'defaultColorScheme', 'colorSchemeSelector'];

function leftOf(fields: LiteralObject): readonly string[] {
  return SCHEMES.filter((name) => name in fields);
}

function without(fields: LiteralObject): LiteralObject {
  const left = [...SCHEMES, 'vars', 'generateThemeVars'];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name)));
}

function isGiven(value: Literal): boolean {
  return value !== undefined && value !== null;
}
