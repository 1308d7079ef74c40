// What a visitor chose for a theme of Joy UI, and the address that brings it along.

import { readColor } from '../color/color.ts';

export const ROLES = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export type Role = (typeof ROLES)[number];

export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** The tone 500 of each palette in the default theme, the same in both schemes. */
export const DEFAULT_COLORS: Readonly<Record<Role, string>> = {
  primary: '#0b6bcb',
  neutral: '#636b74',
  danger: '#c41c1c',
  success: '#1f7a1f',
  warning: '#9a5b13',
};

export const FONTS = {
  default: '',
  system: 'system-ui, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
  rounded: 'ui-rounded, "Nunito", system-ui, sans-serif',
  mono: 'ui-monospace, "Cascadia Code", monospace',
} as const;

export type Font = keyof typeof FONTS;

export const FONT_NAMES = Object.keys(FONTS) as readonly Font[];

export interface Choice {
  /** What was chosen for the light scheme; the dark one has the same where it has nothing of its own. */
  light: Readonly<Partial<Record<Role, string>>>;
  dark: Readonly<Partial<Record<Role, string>>>;
  /** The radius `md` in pixels. */
  radius: number;
  /** The opacity of shadows, in percent of the default. */
  shadow: number;
  body: Font;
  display: Font;
}

export const DEFAULT_CHOICE: Choice = {
  light: {},
  dark: {},
  radius: 8,
  shadow: 100,
  body: 'default',
  display: 'default',
};

export const LARGEST_RADIUS = 24;
export const STRONGEST_SHADOW = 300;

/** The main color of a palette in a scheme. */
export function colorOf(choice: Choice, scheme: Scheme, role: Role): string {
  return choice[scheme][role] ?? choice.light[role] ?? DEFAULT_COLORS[role];
}

/** A choice with another main color; that of the light scheme reaches the dark one. */
export function withColor(choice: Choice, scheme: Scheme, role: Role, color: string): Choice {
  const { [role]: _, ...others } = choice[scheme];
  const inherited = colorOf({ ...choice, [scheme]: others }, scheme, role);
  return { ...choice, [scheme]: color === inherited ? others : { ...others, [role]: color } };
}

/** Reads a choice from an address; what cannot be read there is as by default. */
export function choiceIn(search: string): Choice {
  const asked = new URLSearchParams(search);
  return {
    light: colorsIn(asked, 'light'),
    dark: colorsIn(asked, 'dark'),
    radius: numberIn(asked.get('radius'), LARGEST_RADIUS) ?? DEFAULT_CHOICE.radius,
    shadow: numberIn(asked.get('shadow'), STRONGEST_SHADOW) ?? DEFAULT_CHOICE.shadow,
    body: fontIn(asked.get('body')),
    display: fontIn(asked.get('display')),
  };
}

/** The settings whose values in an address can't be used. */
export function ignoredIn(search: string): string[] {
  const asked = new URLSearchParams(search);
  const defaults: Readonly<Record<string, unknown>> = { ...DEFAULT_CHOICE };
  return Object.entries(flatten(choiceIn(search)))
    .filter(([name, value]) => value === undefined && asked.has(name))
    .map(([name]) => name)
    .filter((name) => asked.get(name) !== String(defaults[name]));
}

/** The address that brings a choice along; what is as by default needs no place in it. */
export function addressOf(choice: Choice, { pathname, search, hash }: Location): string {
  const asked = new URLSearchParams(search);
  for (const [name, value] of Object.entries(flatten(choice))) {
    if (value === undefined) asked.delete(name);
    else asked.set(name, value);
  }
  const query = asked.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}

function flatten(choice: Choice): Record<string, string | undefined> {
  const colors = SCHEMES.flatMap((scheme) =>
    ROLES.map((role) => [`${scheme}-${role}`, choice[scheme][role]]),
  );
  const others = (['radius', 'shadow', 'body', 'display'] as const).map((name) => [
    name,
    choice[name] === DEFAULT_CHOICE[name] ? undefined : String(choice[name]),
  ]);
  return Object.fromEntries([...colors, ...others]);
}

function colorsIn(asked: URLSearchParams, scheme: Scheme): Partial<Record<Role, string>> {
  const found = ROLES.flatMap((role) => {
    const color = asked.get(`${scheme}-${role}`)?.trim();
    // Longer text is no color, and what somebody else wrote should not fill the page.
    return color && color.length <= 80 && readColor(color) ? [[role, color]] : [];
  });
  return Object.fromEntries(found);
}

function numberIn(text: string | null, most: number): number | undefined {
  if (!text || !/^\d{1,3}$/.test(text)) return undefined;

  return Number(text) <= most ? Number(text) : undefined;
}

function fontIn(text: string | null): Font {
  return FONT_NAMES.find((font) => font === text) ?? 'default';
}
