// Styles that are right in the dark too, before any script has said that it is dark.

import { compile, type Element, serialize, stringify } from 'stylis';

const DARK = /\[data-scheme=["']?dark["']?\]/g;

/** As strong as the attribute, for a document on which no script has set it. */
const UNSAID = ':where(:root):not([data-scheme])';

/** Repeats behind each rule for the dark what it says, for visitors whose device prefers that. */
export function withPreferredScheme(css: string): string {
  return compile(css).map(repeatDark).join('');
}

function repeatDark(element: Element): string {
  const rule = print(element);
  if (rule.search(DARK) < 0) return rule;

  const preferred = print(onlyDark(element)).replace(DARK, UNSAID);
  return `${rule}@media (prefers-color-scheme: dark){${preferred}}`;
}

/** What of a rule, or of the rules within a condition, is for the dark. */
function onlyDark(element: Element): Element {
  const { children, type } = element;
  if (type === 'rule') return isDark(element) ? element : { ...element, children: [] };

  const inner = typeof children === 'string' ? [] : children;
  return { ...element, return: '', children: inner.map(onlyDark) };
}

function isDark({ props }: Element): boolean {
  return [props].flat().join().search(DARK) >= 0;
}

function print(element: Element): string {
  return serialize([element], stringify);
}
