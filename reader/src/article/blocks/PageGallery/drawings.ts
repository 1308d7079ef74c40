// A drawing for each component, by the name it has in addresses; libraries that share a component
// share its drawing.

import { box, dot, type Preview } from './shapes.ts';

const field = box(18, 20, 84, 24, 5);
const window = box(16, 8, 88, 48, 5);
const sheet = box(34, 8, 52, 48, 5);

const menu: Preview = {
  soft: box(36, 26, 52, 10, 2),
  line: `${box(34, 8, 56, 48, 5)}M44 17h24M44 44h30`,
  accent: box(44, 29, 28, 4, 2),
};
const toggles: Preview = {
  line: `${box(20, 20, 80, 24, 5)}M73 20v24M86 28v8`,
  soft: box(48, 20, 24, 24, 1),
  accent: `${box(54, 30, 12, 4, 2)}${box(28, 30, 10, 4, 2)}`,
};
const radio: Preview = {
  line: `${dot(32, 20, 8)}${dot(32, 44, 8)}M50 20h44M50 44h32`,
  accent: dot(32, 20, 4),
};
const input: Preview = { line: `${field}M28 32h24`, accent: box(57, 26, 2, 12, 1) };
const textarea: Preview = {
  line: `${box(20, 8, 80, 48, 5)}M30 20h58M30 30h50M90 52l6-6`,
  accent: box(30, 38, 2, 10, 1),
};
const ring: Preview = {
  line: 'M60 12a20 20 0 1 0 20 20',
  accent: 'M60 9a23 23 0 0 1 23 23h-6a17 17 0 0 0-17-17Z',
};
const popper: Preview = {
  line: `${box(20, 40, 34, 16, 4)}M37 40v-8`,
  soft: box(30, 8, 70, 24, 4),
  accent: box(40, 18, 40, 4, 2),
};
const grid: Preview = {
  soft: `${box(16, 12, 40, 18, 3)}${box(76, 34, 28, 18, 3)}`,
  line: `${box(60, 12, 44, 18, 3)}${box(16, 34, 26, 18, 3)}`,
  accent: box(46, 34, 26, 18, 3),
};
const dialog: Preview = {
  soft: box(12, 6, 96, 52, 5),
  line: `${box(30, 16, 60, 32, 5)}M38 25h34`,
  accent: box(66, 35, 18, 8, 3),
};
const modal: Preview = {
  soft: box(12, 6, 96, 52, 5),
  line: `${box(34, 14, 52, 36, 5)}M76 21l5 5M81 21l-5 5`,
  accent: box(42, 30, 28, 4, 2),
};
const pages: Preview = {
  line: 'M18 28l-5 4 5 4M102 28l5 4-5 4M33 29v6M87 29v6M74 29v6',
  soft: box(40, 22, 20, 20, 4),
  accent: box(47, 28, 6, 8, 2),
};
const checkbox: Preview = {
  soft: box(26, 22, 20, 20, 4),
  line: 'M31 32l4 4 7-8M58 32h38',
  accent: box(26, 44, 20, 3, 1),
};
const switchDrawing: Preview = { soft: box(38, 20, 44, 24, 12), accent: dot(70, 32, 9) };
const container: Preview = {
  soft: box(34, 8, 52, 48, 3),
  line: 'M14 8v48M106 8v48M18 32h12M102 32h-12',
  accent: box(42, 16, 36, 4, 2),
};
const stack: Preview = {
  soft: `${box(30, 10, 60, 12, 3)}${box(30, 42, 60, 12, 3)}`,
  accent: box(30, 26, 60, 12, 3),
};
const boxDrawing: Preview = {
  line: 'M38 20l22-10 22 10v24L60 54 38 44ZM38 20l22 10 22-10M60 30v24',
  accent: 'M60 10l22 10-22 10-22-10Z',
};

export const drawings: Readonly<Record<string, Preview>> = {
  // Inputs
  autocomplete: {
    line: `${box(18, 8, 84, 20, 5)}M26 18h14`,
    soft: box(18, 32, 84, 24, 4),
    accent: `${box(44, 13, 2, 10, 1)}${box(26, 38, 44, 4, 2)}${box(26, 47, 30, 3, 1)}`,
  },
  button: { accent: box(30, 20, 60, 24, 6) },
  'button-group': {
    accent: box(18, 20, 28, 24, 5),
    line: `${box(18, 20, 84, 24, 5)}M46 20v24M74 20v24M56 32h8M84 32h8`,
  },
  checkbox,
  'floating-action-button': {
    soft: box(16, 8, 88, 48, 5),
    accent: dot(84, 38, 13),
    line: 'M26 20h40M26 30h30',
  },
  'radio-button': radio,
  'radio-group': radio,
  rating: {
    accent:
      'M30 20l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1ZM60 20l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z',
    line: 'M90 20l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z',
  },
  select: { line: `${field}M28 32h32M86 30l5 5 5-5`, accent: box(28, 50, 44, 4, 2) },
  slider: { line: 'M62 32h40', accent: `${box(18, 30, 44, 4, 2)}${dot(62, 32, 8)}` },
  switch: switchDrawing,
  'text-field': {
    line: `${field}M34 32h20`,
    soft: box(24, 17, 26, 6, 2),
    accent: box(58, 26, 2, 12, 1),
  },
  input,
  'number-input': {
    line: `${field}M30 32h16M84 29l5-5 5 5M84 36l5 5 5-5`,
    accent: box(76, 21, 2, 22, 1),
  },
  textarea,
  'textarea-autosize': {
    ...textarea,
    line: `${box(20, 8, 66, 48, 5)}M30 20h44M30 30h36M98 18v28M94 22l4-5 4 5M94 42l4 5 4-5`,
  },
  'transfer-list': {
    line: `${box(16, 10, 34, 44, 4)}${box(70, 10, 34, 44, 4)}M55 27h10l-3-3M65 37H55l3 3`,
    soft: box(22, 18, 22, 5, 2),
    accent: `${box(76, 18, 22, 5, 2)}${box(76, 28, 16, 5, 2)}`,
  },
  'toggle-button': toggles,
  'toggle-button-group': toggles,
  'form-control': {
    line: `${field}M28 32h40`,
    soft: box(18, 49, 52, 4, 2),
    accent: box(18, 10, 30, 5, 2),
  },

  // Data display
  avatar: { soft: dot(60, 32, 24), accent: `${dot(60, 26, 8)}M44 46a16 12 0 0 1 32 0Z` },
  badge: { soft: box(40, 20, 36, 34, 6), accent: dot(76, 20, 11), line: 'M50 32h16M50 42h10' },
  chip: {
    soft: box(24, 20, 72, 24, 12),
    accent: dot(37, 32, 7),
    line: 'M50 32h22M82 29l6 6M88 29l-6 6',
  },
  divider: {
    soft: `${box(24, 12, 72, 10, 3)}${box(24, 42, 72, 10, 3)}`,
    line: 'M14 32h32M74 32h32',
    accent: box(54, 30, 12, 4, 2),
  },
  icons: {
    line: 'M24 40V26l12-10 12 10v14ZM96 46l-8-8',
    accent: dot(60, 30, 9),
    soft: dot(84, 32, 11),
  },
  'material-icons': {
    soft: `${box(18, 10, 20, 20, 4)}${box(50, 34, 20, 20, 4)}${box(82, 10, 20, 20, 4)}`,
    accent: `${dot(60, 20, 9)}${box(20, 36, 16, 16, 3)}`,
    line: 'M84 52l8-16 8 16ZM23 20h10M28 15v10',
  },
  list: {
    soft: `${dot(26, 18, 5)}${dot(26, 46, 5)}`,
    line: 'M40 18h52M40 46h40',
    accent: `${dot(26, 32, 5)}${box(40, 30, 46, 4, 2)}`,
  },
  table: {
    soft: box(16, 10, 88, 12, 3),
    line: 'M16 33h88M16 43h88M16 53h88M46 10v43M76 10v43',
    accent: box(51, 36, 20, 4, 2),
  },
  tooltip: {
    soft: `${box(26, 10, 68, 24, 5)}M54 34h12l-6 7Z`,
    accent: box(36, 20, 48, 4, 2),
    line: 'M48 52h24',
  },
  typography: {
    line: 'M28 50L44 14l16 36M34 38h20M100 38v12',
    accent: `${dot(90, 42, 8)}${box(98, 34, 4, 16, 2)}`,
  },
  'aspect-ratio': {
    line: `${window}M24 48V38M24 48h10M96 16v10M96 16H86`,
    accent: 'M46 42l12-16 8 10 4-5 8 11Z',
  },

  // Feedback
  alert: {
    soft: box(14, 18, 92, 28, 5),
    accent: dot(32, 32, 8),
    line: 'M48 28h46M48 37h30M32 28v5',
  },
  backdrop: {
    soft: box(12, 6, 96, 52, 5),
    line: 'M60 20a12 12 0 1 0 12 12',
    accent: dot(60, 20, 3),
  },
  dialog,
  progress: { line: 'M18 46h84M60 10a10 10 0 1 0 10 10', accent: box(18, 44, 48, 4, 2) },
  'circular-progress': ring,
  'linear-progress': { soft: box(18, 28, 84, 8, 4), accent: box(18, 28, 50, 8, 4) },
  skeleton: {
    soft: `${dot(32, 24, 12)}${box(52, 14, 50, 8, 4)}${box(52, 28, 34, 8, 4)}${box(20, 44, 82, 10, 4)}`,
  },
  snackbar: { line: window, accent: box(74, 44, 18, 4, 2), soft: box(22, 38, 76, 16, 4) },

  // Surfaces
  accordion: {
    line: `${box(18, 8, 84, 14, 3)}${box(18, 24, 84, 34, 3)}M90 13l4 4 4-4M90 33l4-4 4 4M26 44h60M26 51h40`,
    accent: box(26, 29, 30, 4, 2),
  },
  'app-bar': {
    line: `${window}M24 15h8M24 19h8`,
    soft: box(16, 8, 88, 16, 4),
    accent: `${box(40, 14, 26, 4, 2)}${dot(94, 16, 4)}`,
  },
  card: { line: `${sheet}M42 48h24`, soft: box(34, 8, 52, 26, 5), accent: box(42, 38, 34, 4, 2) },
  paper: {
    soft: box(36, 14, 56, 44, 3),
    line: box(28, 6, 56, 44, 3),
    accent: box(36, 16, 28, 4, 2),
  },
  sheet: {
    line: box(26, 10, 68, 44, 4),
    soft: box(26, 10, 68, 44, 4),
    accent: box(36, 20, 34, 4, 2),
  },

  // Navigation
  'bottom-navigation': {
    line: `${window}M16 40h88M36 50h8M78 50h8`,
    accent: `${dot(60, 46, 4)}${box(54, 51, 12, 3, 1)}`,
    soft: box(24, 16, 72, 16, 3),
  },
  breadcrumbs: {
    line: 'M14 32h18M38 26l6 6-6 6M50 32h18M74 26l6 6-6 6',
    accent: box(86, 30, 20, 4, 2),
  },
  drawer: {
    line: `${window}M62 22h32M62 32h24`,
    soft: box(16, 8, 36, 48, 5),
    accent: `${box(22, 18, 22, 4, 2)}${box(22, 28, 16, 4, 2)}${box(22, 38, 20, 4, 2)}`,
  },
  link: {
    line: 'M54 38a10 10 0 0 0 14 0l10-10a10 10 0 0 0-14-14l-4 4',
    accent:
      'M66 26a10 10 0 0 0-14 0L42 36a10 10 0 0 0 14 14l4-4-3-3-4 4a6 6 0 0 1-8-8l10-10a6 6 0 0 1 8 0Z',
  },
  menu,
  pagination: pages,
  'table-pagination': {
    ...pages,
    soft: `${box(40, 22, 20, 20, 4)}${box(14, 8, 92, 6, 2)}${box(14, 50, 92, 6, 2)}`,
  },
  'speed-dial': {
    accent: dot(92, 46, 11),
    soft: `${dot(64, 46, 8)}${dot(42, 46, 8)}${dot(20, 46, 8)}`,
    line: 'M92 41v10M87 46h10',
  },
  stepper: {
    line: 'M32 32h18M70 32h18',
    accent: `${dot(22, 32, 9)}${dot(60, 32, 9)}`,
    soft: dot(98, 32, 9),
  },
  tabs: {
    line: 'M14 42h92M52 28h18M82 28h16',
    accent: `${box(18, 26, 24, 4, 2)}${box(14, 40, 32, 4, 2)}`,
  },

  // Layout
  box: boxDrawing,
  container,
  grid,
  'grid-legacy': {
    ...grid,
    soft: box(16, 12, 88, 40, 3),
    line: 'M38 12v40M60 12v40M82 12v40',
    accent: box(16, 30, 44, 4, 1),
  },
  stack,
  'image-list': {
    soft: `${box(16, 8, 26, 48, 3)}${box(46, 8, 28, 22, 3)}${box(78, 34, 26, 22, 3)}`,
    accent: 'M50 54l8-10 6 6 4-4 6 8Z',
    line: `${box(46, 34, 28, 22, 3)}${box(78, 8, 26, 22, 3)}`,
  },
  masonry: {
    soft: `${box(16, 6, 26, 22, 3)}${box(46, 32, 28, 26, 3)}`,
    line: `${box(16, 32, 26, 26, 3)}${box(78, 6, 26, 32, 3)}`,
    accent: `${box(46, 6, 28, 22, 3)}${box(78, 42, 26, 16, 3)}`,
  },

  // Utils
  'click-away-listener': {
    soft: box(20, 10, 40, 34, 4),
    line: 'M86 26V14M76 30l-8-6M98 30l8-6',
    accent: 'M80 30l20 8-8 4 6 8-5 3-6-8-5 6Z',
  },
  'css-baseline': {
    line: 'M46 12c-8 0-4 20-12 20 8 0 4 20 12 20M74 12c8 0 4 20 12 20-8 0-4 20-12 20',
    accent: box(52, 38, 16, 4, 2),
    soft: box(52, 22, 16, 4, 2),
  },
  modal,
  'no-ssr': {
    line: `${box(18, 10, 36, 44, 4)}M18 24h36M18 38h36M70 32h30M92 26l8 6-8 6M62 18l-6 28`,
    accent: `${dot(26, 17, 2)}${dot(26, 31, 2)}${dot(26, 46, 2)}`,
  },
  popover: {
    soft: `${box(42, 22, 58, 34, 5)}M50 22h12l-6-7Z`,
    line: box(20, 6, 44, 9, 3),
    accent: `${box(50, 32, 40, 4, 2)}${box(50, 42, 26, 4, 2)}`,
  },
  popper,
  popup: popper,
  portal: {
    line: 'M18 44V20h26M66 12h36v40H66ZM24 52h10',
    accent: 'M40 30h22v-7l13 11-13 11v-7H40Z',
  },
  'focus-trap': {
    line: box(30, 12, 60, 40, 6),
    soft: `${box(40, 20, 40, 8, 3)}`,
    accent: `${box(40, 34, 18, 10, 3)}`,
  },
  transitions: {
    soft: `${dot(26, 32, 7)}${dot(46, 32, 9)}`,
    accent: dot(92, 32, 14),
    line: 'M18 54c40 0 30-44 76-44',
  },
  'use-media-query': {
    line: `${box(14, 10, 62, 40, 4)}M36 56h18`,
    soft: box(22, 18, 46, 24, 2),
    accent: box(84, 22, 22, 34, 4),
  },

  // Beside the core
  'data-grid': {
    soft: box(16, 8, 88, 12, 3),
    line: 'M16 30h88M16 40h88M16 50h88M40 8v48M72 8v48M80 12l3 4 3-4',
    accent: `${box(22, 33, 12, 4, 1)}${box(46, 43, 20, 4, 1)}`,
  },
  'date-pickers': {
    line: `${box(32, 10, 56, 46, 5)}M32 22h56M44 6v8M76 6v8`,
    soft: `${dot(44, 31, 3)}${dot(56, 31, 3)}${dot(68, 31, 3)}${dot(44, 45, 3)}${dot(56, 45, 3)}`,
    accent: dot(72, 43, 6),
  },
  charts: {
    line: 'M18 54h84M22 40l20-12 18 8 22-22',
    soft: `${box(28, 42, 12, 12, 2)}${box(74, 30, 12, 24, 2)}`,
    accent: box(51, 40, 12, 14, 2),
  },
  'tree-view': {
    line: 'M28 18v30M28 32h10M28 48h10M40 14h44M52 32h40M52 48h28',
    accent: `${dot(28, 14, 4)}${dot(43, 32, 3)}${dot(43, 48, 3)}`,
  },
  'dashboard-layout': {
    line: `${window}M16 19h88M42 19v37`,
    soft: `${box(50, 26, 20, 10, 2)}${box(76, 26, 20, 10, 2)}${box(50, 41, 46, 9, 2)}`,
    accent: `${box(21, 26, 16, 4, 2)}${box(21, 35, 12, 4, 2)}`,
  },
  'sign-in-page': {
    line: `${sheet}M44 30h32M44 38h32`,
    soft: dot(60, 19, 6),
    accent: box(44, 44, 32, 7, 3),
  },
  'about-the-lab': {
    line: 'M52 10h16M55 10v16L40 52a3 3 0 0 0 3 4h34a3 3 0 0 0 3-4L65 26V10',
    accent: 'M49 40h22l7 13a1 1 0 0 1-1 1H43a1 1 0 0 1-1-1Z',
  },
  timeline: {
    line: 'M60 14v36M72 14h30M72 50h24M48 32H22',
    accent: dot(60, 32, 6),
    soft: `${dot(60, 12, 6)}${dot(60, 52, 6)}`,
  },
};
