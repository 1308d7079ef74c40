// The family: a 24 px grid, strokes of 1.75 px, round ends, no fill.

export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'm7 10 5 5 5-5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  outward: 'M9 6h9v9M18 6 6.5 17.5',
  branch:
    'M7 4v10M7 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM17 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0 0c0 4-3.5 5-7.2 6',
  gear: 'M10.2 5.6 10.5 3.1 13.5 3.1 13.8 5.6 15.3 6.3 17.2 4.7 19.3 6.8 17.7 8.7 18.4 10.2 20.9 10.5 20.9 13.5 18.4 13.8 17.7 15.3 19.3 17.2 17.2 19.3 15.3 17.7 13.8 18.4 13.5 20.9 10.5 20.9 10.2 18.4 8.7 17.7 6.8 19.3 4.7 17.2 6.3 15.3 5.6 13.8 3.1 13.5 3.1 10.5 5.6 10.2 6.3 8.7 4.7 6.8 6.8 4.7 8.7 6.3ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5',
  list: 'M4 7h1M9 7h11M4 12h1M9 12h11M4 17h1M9 17h7',
  book: 'M12 6c-2-1.4-4.6-2-8-2v14c3.4 0 6 .6 8 2 2-1.4 4.6-2 8-2V4c-3.4 0-6 .6-8 2Zm0 0v14',
  parts: 'M4 4h7v7H4zM13 13h7v7h-7zM16.5 3.5 20.5 7.5l-4 4-4-4zM4 13.5h6.5V20H4z',
  code: 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5',
  palette:
    'M12 3.5a8.5 8.5 0 1 0 0 17c1.6 0 2-1 1.6-2.2-.5-1.6.3-2.8 2-2.8h2.2c1.7 0 2.7-1.2 2.7-3.1 0-5-3.8-8.9-8.5-8.9ZM8 12h.01M9.5 8h.01M14.5 8h.01',
  tools: 'M14.5 9.5 4.5 19.5M13 5.5a4.5 4.5 0 0 0 5.5 5.5l-1.5 1.5L11.5 7ZM13 13l6.5 6.5',
  layers: 'm12 4 8.5 4.5L12 13 3.5 8.5ZM4.5 12.5 12 16.5l7.5-4M4.5 16l7.5 4 7.5-4',
  arrows: 'M4 8h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4',
  star: 'm12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L4 9.9l5.6-.7Z',
  document: 'M6 3.5h8l4.5 4.5v12.5H6ZM13.5 4v4.5H18M9 13h6M9 16.5h4',
  feed: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6 18h.01',
} as const;

export type IconName = keyof typeof icons;

/** Finds the drawing a navigation file names; an unknown name has none. */
export function findIcon(name: string | null | undefined): IconName | undefined {
  return NAMES.find((known) => known === name);
}

// Object.keys forgets which strings it returns.
const NAMES = Object.keys(icons) as IconName[];
