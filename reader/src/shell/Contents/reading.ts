// Which section of a page is being read, told from where its headings are on the screen.

/** What of the window is read, and how far the page can still be scrolled. */
export interface View {
  /** Where text is read after a jump to it: below what sticks at the top. */
  top: number;
  height: number;
  /** How far it is to the end of the page. */
  left: number;
}

/** How far below its place after a jump a heading may be and still be the one that is read. */
const AIR = 32;

/**
 * Finds the section that is read: the last that begins above the line where one reads.
 *
 * The line is near the top, and moves down towards the end of the page: the last
 * sections never come to the top, and each gets its turn nevertheless.
 */
export function findRead(tops: readonly number[], { top, height, left }: View): number {
  const start = top + AIR;
  const way = Math.max(0, height - start);
  const line = start + Math.max(0, way - left);
  return tops.findLastIndex((heading) => heading <= line);
}
