// Which pages somebody may have meant who wrote an address that no page has.

/** The address and the title of a page. */
export type PageName = readonly [address: string, title: string];

const MOST = 5;
const FARTHEST = 0.6;
/** Of longer addresses the last parts are compared; no page lies so deep. */
const DEEPEST = 8;

/** Finds the pages nearest to an address, those that kept their last part first: they moved. */
export function nearestToAddress(pages: readonly PageName[], address: string): PageName[] {
  const wanted = partsOf(address);
  if (wanted.length === 0) return [];

  return rank(pages, ([known]) => distanceOfAddresses(wanted, partsOf(known)));
}

function rank(pages: readonly PageName[], distance: (page: PageName) => number): PageName[] {
  return pages
    .map((page) => ({ page, far: distance(page) }))
    .filter(({ far }) => far < FARTHEST)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** The last part says most of what a page is about; where it lies, the others. */
function distanceOfAddresses(wanted: readonly string[], known: readonly string[]): number {
  const last = distanceOfWords(wanted.at(-1) ?? '', known.at(-1) ?? '');
  const way = mean(wanted.slice(0, -1).map((part) => distanceToNearest(part, known)));
  // A hair for what lies deeper: the page about a thing comes before the list of its facts.
  return last * 0.8 + way * 0.2 + known.length / 1000;
}

function distanceToNearest(word: string, known: readonly string[]): number {
  return Math.min(1, ...known.map((other) => distanceOfWords(word, other)));
}

/** How far two words are from each other: 0 for the same, 1 for nothing alike. */
export function distanceOfWords(one: string, other: string): number {
  if (one === other) return 0;
  if (isBeginning(one, other) || isBeginning(other, one)) return 0.1;

  const longest = Math.max(one.length, other.length);
  // Words of such different lengths are not looked at letter by letter: there may be thousands.
  const apart = Math.abs(one.length - other.length) / longest;
  return apart > FARTHEST ? 1 : Math.min(1, (1.5 * countEdits(one, other)) / longest);
}

function isBeginning(one: string, other: string): boolean {
  return one.length > 2 && other.startsWith(one);
}

/** Counts the letters to add, to leave out or to change, row by row of the usual table. */
function countEdits(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const kept = (before[at - 1] ?? 0) + Number(one[row - 1] !== other[at - 1]);
      now.push(Math.min(kept, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

/** The parts of an address, without what every component page has. */
function partsOf(address: string): string[] {
  const parts = address.toLowerCase().match(/[^/]+/g) ?? [];
  return parts
    .slice(-DEEPEST)
    .map((part) => part.replace(/^react-(?=.)/, '').replace(/\.(html|md)$/, ''));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(numbers.length, 1);
}
