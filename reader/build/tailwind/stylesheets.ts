// The stylesheets of all Tailwind variants: each with what its variant uses, for its variant alone.

import { scopeOf, scopeOfAll } from '../scoping/selectors.ts';
import { type DemoVariant, modulesOf } from '../variant.ts';
import { candidatesIn } from './candidates.ts';
import { compileGround, compileUtilities } from './compiler.ts';
import { Sheet } from './subset.ts';
import { write } from './write.ts';

/** Writes what all of them share: Tailwind's reset, and the smaller steps of a demo that is shown so. */
export async function writeGround(): Promise<string> {
  const scope = scopeOfAll('tailwind');
  const compact = `[data-in-frame][data-density=compact] ${scope}{--spacing:0.1875rem}`;
  return `${write(await compileGround(), scope)}@layer theme{${compact}}`;
}

/** Writes the stylesheet of each variant. */
export async function writeTailwind(
  variants: readonly DemoVariant[],
): Promise<ReadonlyMap<string, string>> {
  const taken = variants.map(take);
  const written = new Map<string, string>();
  for (const group of Map.groupBy(taken, ({ styles }) => styles).values()) {
    const sheet = await sheetFor(group);
    for (const { id, candidates } of group) {
      written.set(id, write(sheet.only(candidates), scopeOf(id)));
    }
  }
  return written;
}

/** What is read from a variant. */
interface Taken {
  id: string;
  candidates: ReadonlySet<string>;
  /** What the author adds to Tailwind's own stylesheet. */
  styles: string;
}

function take(variant: DemoVariant): Taken {
  const styles = [...variant.texts].filter(([file]) => file.endsWith('.css'));
  return {
    id: variant.id,
    candidates: new Set(modulesOf(variant).flatMap(([, code]) => [...candidatesIn(code)])),
    styles: styles.map(([, text]) => text).join('\n'),
  };
}

/** Compiles what several variants use at once, which takes hardly longer than one. */
async function sheetFor(variants: readonly Taken[]): Promise<Sheet> {
  const candidates = new Set([
    ...DEFINING,
    ...variants.flatMap((variant) => [...variant.candidates]),
  ]);
  return new Sheet(await compileUtilities(candidates, variants[0]?.styles ?? ''));
}

/**
 * Utilities that define the variables which others read and do not define.
 *
 * Without them a variant with `transition` would get other bytes beside one with `duration-200`.
 */
const DEFINING = (
  'before:flex border duration-0 ease-in from-black leading-1 mask-radial-from-0 outline ring ' +
  'rotate-x-0 scale-50 skew-x-0'
).split(' ');
