// Which drawing stands for a page: that of a component by its name, or one for pages of its kind.

import { drawings } from './drawings.ts';
import { box, dot, type Preview } from './shapes.ts';

const PREVIEWS: Readonly<Record<string, Preview>> = {
  button: { accent: box(16, 22, 40, 20, 6), line: box(64, 22, 40, 20, 6) },
  switch: { soft: box(40, 21, 40, 22, 11), accent: dot(69, 32, 8) },
  slider: { line: 'M18 32h84', accent: `${box(18, 30, 44, 4, 2)}${dot(62, 32, 8)}` },
  checkbox: { accent: box(24, 23, 18, 18, 4), line: 'M28 32l4 4 7-8M52 32h44' },
  field: { line: `${box(18, 20, 84, 24, 5)}M28 32h24`, accent: box(57, 26, 2, 12, 1) },
  select: { line: `${box(18, 20, 84, 24, 5)}M28 32h32`, accent: 'M86 29h10l-5 6Z' },
  grid: {
    soft: box(16, 12, 88, 12, 3),
    line: 'M16 34h88M16 44h88M16 54h88M46 12v42',
    accent: box(50, 37, 30, 4, 2),
  },
  chart: {
    line: 'M18 54h84',
    soft: `${box(28, 30, 14, 24, 2)}${box(78, 36, 14, 18, 2)}`,
    accent: box(53, 14, 14, 40, 2),
  },
  calendar: {
    line: `${box(32, 10, 56, 46, 5)}M32 22h56`,
    soft: `${dot(44, 31, 3)}${dot(56, 31, 3)}${dot(68, 31, 3)}${dot(44, 45, 3)}${dot(56, 45, 3)}`,
    accent: dot(72, 43, 6),
  },
  tree: {
    line: 'M28 18v30M28 32h10M28 48h10M40 14h44M52 32h40M52 48h28',
    accent: `${dot(28, 14, 4)}${dot(43, 32, 3)}${dot(43, 48, 3)}`,
  },
  layout: {
    line: `${box(16, 10, 88, 46, 5)}M16 21h88M42 21v35`,
    soft: box(50, 29, 46, 19, 3),
    accent: box(21, 28, 16, 4, 2),
  },
  form: { line: `${box(38, 8, 44, 48, 5)}M45 20h30M45 30h30`, accent: box(45, 40, 30, 9, 3) },
  palette: { soft: `${dot(34, 32, 12)}${dot(86, 32, 12)}`, accent: dot(60, 32, 16) },
  terminal: { line: `${box(18, 12, 84, 42, 5)}M28 26l6 5-6 5`, accent: box(40, 35, 20, 3, 1) },
  code: { line: 'M38 18L22 32l16 14M82 18l16 14-16 14', accent: box(52, 30, 16, 4, 2) },
  list: {
    soft: `${dot(26, 18, 4)}${dot(26, 32, 4)}${dot(26, 46, 4)}`,
    line: 'M38 18h56M38 46h40',
    accent: box(38, 29, 48, 5, 2),
  },
  dialog: {
    soft: box(12, 8, 96, 50, 5),
    line: `${box(32, 18, 56, 30, 5)}M40 27h30`,
    accent: box(66, 36, 16, 7, 3),
  },
  notice: { line: `${box(16, 20, 88, 24, 5)}M44 32h48`, accent: dot(30, 32, 6) },
  card: {
    line: `${box(36, 8, 48, 48, 5)}M44 46h24`,
    soft: box(36, 8, 48, 24, 5),
    accent: box(44, 37, 32, 4, 2),
  },
  tabs: {
    line: 'M14 42h92M52 28h18M82 28h16',
    accent: `${box(18, 26, 24, 4, 2)}${box(14, 40, 32, 4, 2)}`,
  },
};

const PAGE: Preview = {
  line: 'M36 30h48M36 40h48M36 50h26',
  soft: box(26, 6, 68, 56, 5),
  accent: box(36, 18, 34, 4, 2),
};

const NAMED: readonly (readonly [RegExp, string])[] = [
  [/button|fab|toggle|rating/, 'button'],
  [/switch/, 'switch'],
  [/slider|progress/, 'slider'],
  [/checkbox|radio/, 'checkbox'],
  [/text-?field|input|textarea/, 'field'],
  [/select|autocomplete|menu/, 'select'],
  [/data-grid|table/, 'grid'],
  [/chart|gauge|sparkline/, 'chart'],
  [/date|time|calendar|picker/, 'calendar'],
  [/tree/, 'tree'],
  [/layout|grid|stack|box|container|drawer|app-bar/, 'layout'],
  [/sign-in|form/, 'form'],
  [/color|palette|theme/, 'palette'],
  [/install/, 'terminal'],
  [/sx|styled|system|code|css/, 'code'],
  [/all-|list|overview/, 'list'],
  [/dialog|modal|popover|tooltip/, 'dialog'],
  [/alert|snackbar|badge|chip/, 'notice'],
  [/card|paper|accordion/, 'card'],
  [/tabs|stepper|breadcrumb|pagination/, 'tabs'],
];

/** The drawing for a page, chosen by the last part of its address; a sheet of text for the rest. */
export function previewOf(address: string): Preview {
  const last = address.split('/').at(-2) ?? '';
  const own = drawings[last.replace(/^react-/, '')];
  if (own) return own;

  const kind = NAMED.find(([pattern]) => pattern.test(last))?.[1];
  return (kind && PREVIEWS[kind]) || PAGE;
}
