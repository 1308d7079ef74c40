// Drawings of the same family for the rows of the side navigation, by the names its files use.

export const rowIcons = {
  accessibility:
    'M12 6.4a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM4.5 9c4.6 1.4 10.4 1.4 15 0M9.5 10.2v4.3L7.8 21M14.5 10.2v4.3l1.7 6.5M9.5 14.5h5',
  article: 'M6 3.5h8l4.5 4.5v12.5H6ZM13.5 4v4.5H18M9 13h6M9 16.5h4',
  book: 'M12 6c-2-1.4-4.6-2-8-2v14c3.4 0 6 .6 8 2 2-1.4 4.6-2 8-2V4c-3.4 0-6 .6-8 2Zm0 0v14',
  brush:
    'm20.5 3.5-9.6 9.6M10.9 13.1a3 3 0 0 1 0 4.3c-1.5 1.6-4.4 2.1-7.4 2.1 1.6-1 1.7-2.3 1.8-3.7.1-1.1.5-2 1.3-2.7a3 3 0 0 1 4.3 0Z',
  build: 'M14.5 9.5 4.5 19.5M13 5.5a4.5 4.5 0 0 0 5.5 5.5l-1.5 1.5L11.5 7ZM13 13l6.5 6.5',
  chart: 'M4 4v16h16M8 16v-4M12.5 16V7M17 16v-6.5',
  code: 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5',
  components: 'M4 4h7v7H4zM13 13h7v7h-7zM16.5 3.5 20.5 7.5l-4 4-4-4zM4 13.5h6.5V20H4z',
  dashboard: 'M4 4h16v16H4ZM4 9h16M9.5 9v11',
  data: 'M12 3.5c4.4 0 8 1.2 8 2.8s-3.6 2.8-8 2.8-8-1.3-8-2.8 3.6-2.8 8-2.8ZM4 6.3V18c0 1.5 3.6 2.7 8 2.7s8-1.2 8-2.7V6.3M4 12.2c0 1.5 3.6 2.7 8 2.7s8-1.2 8-2.7',
  date: 'M4 5.5h16V20H4ZM4 10h16M8.5 3v4.5M15.5 3v4.5',
  design: 'm4 20 1-5L16 4l4 4L9 19ZM13.5 6.5l4 4',
  home: 'm3.5 11.5 8.5-8 8.5 8M6 9.5V20h12V9.5M10 20v-6h4v6',
  layout: 'M4 4h16v16H4ZM4 13h9M13 4v16',
  link: 'm10 14 4-4M8.5 11.5l-3 3a2.8 2.8 0 0 0 4 4l3-3M15.5 12.5l3-3a2.8 2.8 0 0 0-4-4l-3 3',
  login: 'M13 4h7v16h-7M3.5 12H15m-4-4 4 4-4 4',
  new: 'm12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L4 9.9l5.6-.7Z',
  palette:
    'M12 3.5a8.5 8.5 0 1 0 0 17c1.6 0 2-1 1.6-2.2-.5-1.6.3-2.8 2-2.8h2.2c1.7 0 2.7-1.2 2.7-3.1 0-5-3.8-8.9-8.5-8.9ZM8 12h.01M9.5 8h.01M14.5 8h.01',
  rocket:
    'M13.5 16 8 10.5C9.7 6.4 13.4 3.7 20.3 3.7c0 6.9-2.7 10.6-6.8 12.3ZM8 10.5H4.5L7 7h2.5M13.5 16v3.5L17 17v-2.5M15 9h.01M7.5 15.5c-1.9.4-2.8 1.9-3 4.1 2.2-.2 3.6-1.1 4.1-3',
  school:
    'm12 5 9 4.5-9 4.5-9-4.5ZM6.5 11.5V16c1.5 1.5 3.4 2.2 5.5 2.2s4-.7 5.5-2.2v-4.5M21 9.5V15',
  store: 'M5.5 4h13l2 5.5H3.5ZM5 9.5V20h14V9.5M10 20v-5.5h4V20',
  table: 'M4 5h16v14H4ZM4 10h16M4 14.5h16M10 5v14',
  tree: 'M4 3.5h6v4.5H4ZM14 10h6v4.5h-6ZM14 16.5h6V21h-6ZM7 8v10.7h7M7 12.2h7',
  versions: 'm12 4 8.5 4.5L12 13 3.5 8.5ZM4.5 12.5 12 16.5l7.5-4M4.5 16l7.5 4 7.5-4',
} as const;

type RowIconName = keyof typeof rowIcons;

/** Finds the drawing a navigation file names; the engine has refused every name without one. */
export function findRowIcon(name: string | null | undefined): string | undefined {
  return isRowIcon(name) ? rowIcons[name] : undefined;
}

function isRowIcon(name: string | null | undefined): name is RowIconName {
  return typeof name === 'string' && Object.hasOwn(rowIcons, name);
}
