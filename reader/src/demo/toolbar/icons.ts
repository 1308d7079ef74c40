// The drawings of the tools, of the site's family: a 24 px grid, strokes of 1.75 px, round ends, no fill.
// Those that only menus show are beside these.

export const icons = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm7 10 5 5 5-5',
  code: 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5',
  copy: 'M9 9.5A1.5 1.5 0 0 1 10.5 8H18a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5h-7.5A1.5 1.5 0 0 1 9 18ZM15 4.5H6A1.5 1.5 0 0 0 4.5 6v9.5',
  cube: 'm12 3.5 7.5 4.25v8.5L12 20.5l-7.5-4.25v-8.5ZM4.5 7.75 12 12l7.5-4.25M12 12v8.5',
  bolt: 'M13.5 3.5 6 13.5h5l-.5 7L18 10.5h-5Z',
  drop: 'M12 3.5c3.7 4.2 5.5 7.1 5.5 10a5.5 5.5 0 0 1-11 0c0-2.9 1.8-5.8 5.5-10Z',
  link: 'M10 13.8a3.9 3.9 0 0 0 5.5.2l3-3a3.9 3.9 0 0 0-5.5-5.5l-1.2 1.2M14 10.2a3.9 3.9 0 0 0-5.5-.2l-3 3A3.9 3.9 0 0 0 11 18.5l1.2-1.2',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  reset: 'M5 5v4.5h4.5M5.6 9.3A7.5 7.5 0 1 1 4.5 12.8',
  view: 'M4 7.5h7.5M16.5 7.5H20M14 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 16.5h3.5M12.5 16.5H20M10 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
} as const;

export type IconName = keyof typeof icons;
