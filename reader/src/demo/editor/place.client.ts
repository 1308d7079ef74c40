// Where in the code somebody is.

/** How many letters of a block stand before the place that was clicked; none when it was not. */
export function clickedOffset(block: HTMLElement): number {
  const selection = getSelection();
  const { anchorNode, anchorOffset } = selection ?? {};
  if (!anchorNode || anchorOffset === undefined || !block.contains(anchorNode)) return 0;

  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(anchorNode, anchorOffset);
  return before.toString().length;
}

/** The place in the whole code that is meant by one in its short form, which stands further left. */
export function findInWhole(preview: string, offset: number, whole: string): number {
  const clicked = preview.slice(0, offset).split('\n');
  const lines = whole.split('\n');
  const first = findLines(lines, preview.split('\n'));
  const line = lines[first + clicked.length - 1];
  if (first < 0 || line === undefined) return 0;

  const before = lines.slice(0, first + clicked.length - 1).join('\n').length + 1;
  const short = preview.split('\n')[clicked.length - 1] ?? '';
  return before + (clicked.at(-1)?.length ?? 0) + indentOf(line) - indentOf(short);
}

function findLines(lines: readonly string[], wanted: readonly string[]): number {
  return lines.findIndex((_, index) =>
    wanted.every((line, further) => lines[index + further]?.trim() === line.trim()),
  );
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
