// On which pages a word stands, and what it weighs in which of their sections.

/** Page, section and weight of each place, one after the other. */
export type Places = readonly number[];

const HALF = 46;
const BASE = 92;

/** Reads the places out of their letters: `width` of them tell the page. */
export function readPlaces(list: string, width: number): Places {
  const places: number[] = [];
  let at = 0;
  while (at < list.length) {
    let page = 0;
    for (let left = width; left > 0; left--) page = page * BASE + digit(list, at++);
    for (let last = 0; !last; ) {
      const first = digit(list, at++);
      const section = first < HALF ? first : HALF + (first - HALF) * BASE + digit(list, at++);
      const weight = digit(list, at++);
      last = weight & 1;
      places.push(page, section, weight >> 1);
    }
  }
  return places;
}

/** The value of a letter: its place among the printable signs without the two JSON writes otherwise. */
export function digit(text: string, at: number): number {
  const code = text.charCodeAt(at) - 33;
  return code - (code > 1 ? 1 : 0) - (code > 59 ? 1 : 0);
}
