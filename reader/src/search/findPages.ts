// Finding a page by what it is called: every word that was typed begins one of its words.

export interface PageName {
  address: string;
  title: string;
  /** Empty for a page of no product, as is the group of a page outside of any. */
  product: string;
  group: string;
}

/** How a page answers to its name; the smaller, the better, and the first difference decides. */
type Fit = readonly [kind: number, elsewhere: number, distance: number];

/** Names one letter of which may be wrong; in shorter ones that would be another word. */
const LONG_ENOUGH = 4;

const IN_TITLE = 0;
const BESIDE_TITLE = 1;
const MISSPELT = 2;

/** Finds the pages with such a name, those of the product on screen first among equals. */
export function findPages(
  pages: readonly PageName[],
  query: string,
  product: string,
): readonly PageName[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [];

  const found = pages.flatMap((page) => {
    const fit = fitOf(page, typed, product);
    return fit ? [{ page, fit }] : [];
  });
  found.sort((one, other) => compare(one.fit, other.fit));
  // A slip is forgiven when there is nothing that was spelt so.
  const spelt = found.filter(({ fit }) => fit[0] < MISSPELT);
  return (spelt.length > 0 ? spelt : found).map(({ page }) => page);
}

/** Takes a name apart: accents, capitals and everything between words make no difference. */
export function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function fitOf(page: PageName, typed: readonly string[], product: string): Fit | undefined {
  const title = wordsOf(page.title);
  // People write "datagrid" for a page that is called "Data Grid".
  const own = [...title, title.join('')];
  const beside = wordsOf(`${page.product} ${page.group}`);
  const kinds = typed.map((word) => kindOf(word, own, beside));
  const kind = Math.max(...kinds);
  if (kind === Number.POSITIVE_INFINITY) return undefined;

  return [kind, page.product === product ? 0 : 1, distanceOf(title.join(' '), typed.join(' '))];
}

function kindOf(typed: string, own: readonly string[], beside: readonly string[]): number {
  if (own.some((word) => word.startsWith(typed))) return IN_TITLE;
  if (beside.some((word) => word.startsWith(typed))) return BESIDE_TITLE;

  const slips = [...own, ...beside].some((word) => nearlyStarts(word, typed));
  return slips ? MISSPELT : Number.POSITIVE_INFINITY;
}

/** The whole title before one that goes on, and that before one that begins otherwise. */
function distanceOf(title: string, typed: string): number {
  if (title === typed) return 0;
  return title.startsWith(typed) ? 1 : 2;
}

/** Whether a word begins as typed but for one letter: another one, one missing, one too many, two swapped. */
export function nearlyStarts(word: string, typed: string): boolean {
  if (typed.length < LONG_ENOUGH) return false;

  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same += 1;
  const rest = typed.slice(same);
  const swapped = rest.charAt(1) + rest.charAt(0) + rest.slice(2);
  return (
    word.startsWith(rest.slice(1), same + 1) ||
    word.startsWith(rest, same + 1) ||
    word.startsWith(rest.slice(1), same) ||
    word.startsWith(swapped, same)
  );
}

function compare(one: Fit, other: Fit): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
