// The family: a 24 px grid, strokes of 1.75 px, round ends, no fill. Each is a constant of its own,
// so that the bundler writes it where it is shown and no file carries the others along.

export const bolt = 'M13.5 3.5 6 13.5h5l-.5 7L18 10.5h-5Z';
export const braces = 'M9 4c-5 0 0 7-5 8 5 1 0 8 5 8M15 4c5 0 0 7 5 8-5 1 0 8-5 8';
export const branch =
  'M7 4v10M7 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM17 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0 0c0 4-3.5 5-7.2 6';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const chevron = 'm7 10 5 5 5-5';
export const clock = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 1.5';
export const close = 'M6 6l12 12M18 6 6 18';
export const code = 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5';
export const components = 'M4 4h7v7H4zM13 13h7v7h-7zM16.5 3.5 20.5 7.5l-4 4-4-4zM4 13.5h6.5V20H4z';
export const contrast = 'M12 4a8 8 0 1 0 0 16ZM12 4a8 8 0 0 1 0 16';
export const copy =
  'M9 9.5A1.5 1.5 0 0 1 10.5 8H18a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5h-7.5A1.5 1.5 0 0 1 9 18ZM15 4.5H6A1.5 1.5 0 0 0 4.5 6v9.5';
export const corners = 'M8 4H4v4M16 4h4v4M8 20H4v-4M16 20h4v-4';
export const cube =
  'm12 3.5 7.5 4.25v8.5L12 20.5l-7.5-4.25v-8.5ZM4.5 7.75 12 12l7.5-4.25M12 12v8.5';
export const down = 'M12 5v14M6 13l6 6 6-6';
export const download = 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14';
export const drop = 'M12 3.5c3.7 4.2 5.5 7.1 5.5 10a5.5 5.5 0 0 1-11 0c0-2.9 1.8-5.8 5.5-10Z';
export const file = 'M6 3.5h8l4.5 4.5v12.5H6ZM13.5 4v4.5H18';
export const filter = 'M4 7h16M7 12h10M10 17h4';
export const flash = 'M13 3 5 14h6l-1 7 8-11h-6Z';
export const focus = 'M4.5 8.5v-4h4M15.5 4.5h4v4M19.5 15.5v4h-4M8.5 19.5h-4v-4M9.5 12h5M12 9.5v5';
export const funnel = 'M4 6h16l-6 7v6l-4-2v-4Z';
export const gear =
  'M10.2 5.6 10.5 3.1 13.5 3.1 13.8 5.6 15.3 6.3 17.2 4.7 19.3 6.8 17.7 8.7 18.4 10.2 20.9 10.5 20.9 13.5 18.4 13.8 17.7 15.3 19.3 17.2 17.2 19.3 15.3 17.7 13.8 18.4 13.5 20.9 10.5 20.9 10.2 18.4 8.7 17.7 6.8 19.3 4.7 17.2 6.3 15.3 5.6 13.8 3.1 13.5 3.1 10.5 5.6 10.2 6.3 8.7 4.7 6.8 6.8 4.7 8.7 6.3ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z';
export const hash = 'M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16';
export const hook = 'M16 4v9a5 5 0 0 1-10 0v-2l3 2.5M6 11l-2.5 3';
export const layers = 'm12 4 8.5 4.5L12 13 3.5 8.5ZM4.5 13l7.5 4 7.5-4';
export const letter = 'M5 6h14M12 6v13';
export const up = 'M12 19V5M6 11l6-6 6 6';
export const link =
  'M10 13.8a3.9 3.9 0 0 0 5.5.2l3-3a3.9 3.9 0 0 0-5.5-5.5l-1.2 1.2M14 10.2a3.9 3.9 0 0 0-5.5-.2l-3 3A3.9 3.9 0 0 0 11 18.5l1.2-1.2';
export const list = 'M4 7h1M9 7h11M4 12h1M9 12h11M4 17h1M9 17h7';
export const menu = 'M4 7h16M4 12h16M4 17h10';
export const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z';
export const more = 'M5.5 12h.01M12 12h.01M18.5 12h.01';
export const outward = 'M9 6h9v9M18 6 6.5 17.5';
export const paragraph = 'M4 6h16M4 10.5h16M4 15h16M4 19.5h9';
export const play = 'm8 5 11 7-11 7Z';
export const reset = 'M5 5v4.5h4.5M5.6 9.3A7.5 7.5 0 1 1 4.5 12.8';
export const screen = 'M4 5h16v11H4zM9 20h6M12 16v4';
export const search = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5';
export const sliders = 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4';
export const source =
  'M6 3.5h8l4.5 4.5v12.5H6ZM13.5 4v4.5H18M10.25 12l-2 2.25 2 2.25M13.75 12l2 2.25-2 2.25';
export const star = 'm12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L4 9.9l5.6-.7Z';
export const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
export const view =
  'M4 7.5h7.5M16.5 7.5H20M14 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 16.5h3.5M12.5 16.5H20M10 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const wand = 'M5 19 16 8l-2-2M13 5l6 6M5 5h3M6.5 3.5v3M18 17h3M19.5 15.5v3';
export const warning = 'M12 4 3 20h18ZM12 10v4M12 17h.01';
