import type { Kind } from './engine/question.ts';

export type SignName = Kind | 'search' | 'text' | 'recent' | 'product' | 'correction' | 'more';

/** Drawn as the shell's icons are: a 24 px grid, strokes, no fill. */
const drawings: Readonly<Record<SignName, string>> = {
  page: 'M6 3.5h8l4.5 4.5v12.5H6ZM13.5 4v4.5H18',
  component: 'M4 4h7v7H4zM13 13h7v7h-7zM16.5 3.5l4 4-4 4-4-4ZM4 13.5h6.5V20H4z',
  hook: 'M16 4v9a5 5 0 0 1-10 0v-2l3 2.5M6 11l-2.5 3',
  prop: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4',
  slot: 'M8 4H4v4M16 4h4v4M8 20H4v-4M16 20h4v-4',
  class: 'M9 4c-5 0 0 7-5 8 5 1 0 8 5 8M15 4c5 0 0 7 5 8-5 1 0 8-5 8',
  theme: 'M12 4a8 8 0 1 0 0 16ZM12 4a8 8 0 0 1 0 16',
  demo: 'm8 5 11 7-11 7Z',
  heading: 'M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16',
  type: 'M5 6h14M12 6v13',
  event: 'M13 3 5 14h6l-1 7 8-11h-6Z',
  selector: 'M4 6h16l-6 7v6l-4-2v-4Z',
  error: 'M12 4 3 20h18ZM12 10v4M12 17h.01',
  icon: 'm12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L4 9.9l5.6-.7Z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5',
  text: 'M4 6h16M4 10.5h16M4 15h16M4 19.5h9',
  recent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 1.5',
  product: 'm12 4 8.5 4.5L12 13 3.5 8.5ZM4.5 13l7.5 4 7.5-4',
  more: 'M12 5v14M6 13l6 6 6-6',
  correction: 'M5 19 16 8l-2-2M13 5l6 6M5 5h3M6.5 3.5v3M18 17h3M19.5 15.5v3',
};

/** What kind of thing a row leads to, drawn; it says nothing that the words of the group do not. */
export function Sign({ sign }: { sign: SignName }) {
  return (
    <svg className="search-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[sign]} />
    </svg>
  );
}
