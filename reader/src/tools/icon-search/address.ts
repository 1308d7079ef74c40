// What the address of the page says about the icons on it.

import { asStyle, type Style } from './iconStyles.ts';

export interface View {
  query: string;
  style: Style;
  /** The name of the icon whose details are open. */
  selected: string | null;
}

/** What is shown where the address says nothing. */
export const FIRST_VIEW: View = { query: '', style: 'Filled', selected: null };

/** Longer text is no question, and what somebody else wrote should not fill the page. */
const LONGEST = 60;

/** Reads the part of an address that follows the question mark. */
export function readView(search: string): View {
  const asked = new URLSearchParams(search);
  return {
    query: asked.get('query')?.slice(0, LONGEST) ?? '',
    style: asStyle(asked.get('theme')) ?? FIRST_VIEW.style,
    selected: asked.get('selected')?.slice(0, LONGEST) || null,
  };
}

/** Writes it; what others keep in the address stays. */
export function writeView({ query, style, selected }: View, search: string): string {
  const asked = new URLSearchParams(search);
  const said = { query: query.trim(), theme: style === 'Filled' ? '' : style, selected };
  for (const [key, value] of Object.entries(said)) {
    if (value) asked.set(key, value);
    else asked.delete(key);
  }
  return asked.size > 0 ? `?${asked}` : '';
}
