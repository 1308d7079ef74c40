// What a selector selects, apart from what it says about it.

/** Writes something else for the elements that each selector of a list selects; their pseudo-elements stay. */
export function rewriteSubjects(selectors: string, write: (subject: string) => string): string {
  const rewritten = splitList(selectors).map((selector) => {
    const start = signs(selector).find(([sign]) => sign.startsWith(':'))?.[1] ?? selector.length;
    return write(selector.slice(0, start)) + selector.slice(start);
  });
  return [...new Set(rewritten)].join(',');
}

function splitList(selectors: string): readonly string[] {
  const commas = signs(selectors).filter(([sign]) => sign === ',');
  const ends = [...commas.map(([, at]) => at), selectors.length];
  return ends.map((end, index) => selectors.slice((ends[index - 1] ?? -1) + 1, end).trim());
}

/** The commas and the pseudo-elements of a selector, and where they stand; none of those in brackets. */
function signs(selector: string): readonly (readonly [string, number])[] {
  const found: [string, number][] = [];
  let depth = 0;
  for (const { 0: sign, index } of selector.matchAll(SIGNS)) {
    if (OPENING.test(sign)) depth += 1;
    else if (CLOSING.test(sign)) depth -= 1;
    else if (depth === 0 && !HIDDEN.test(sign)) found.push([sign, index]);
  }
  return found;
}

const SIGNS = /\\.|"[^"]*"|'[^']*'|[([\])]|,|::[\w-]+|:(?:before|after|first-l(?:ine|etter))\b/gs;
const OPENING = /^[([]/;
const CLOSING = /^[)\]]/;
const HIDDEN = /^[\\"']/;
