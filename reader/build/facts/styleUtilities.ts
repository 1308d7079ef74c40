// The style utilities of a package: which CSS each property becomes, and with which key of the theme.

import type { Exports } from './readFacts.ts';

export interface UtilityFacts {
  name: string;
  /** The name of the exported style function that has it among others. */
  group: string;
  /** The CSS properties it becomes; of one that becomes a rule, such as a media query, the rule. */
  css: readonly string[];
  /** The key of the theme its values are looked up in; empty if it has none. */
  themeKey: string;
  /** What the number 1 becomes with the default theme; empty if it stays as it is. */
  one: string;
}

type Style = (props: object) => unknown;

interface Entry {
  style?: Style;
  themeKey?: string;
}

/** Reads the utilities of a package whose `sx` configuration is exported. */
export function readUtilities(exports: Exports): readonly UtilityFacts[] {
  const config = exports.unstable_defaultSxConfig;
  const apply = exports.unstable_styleFunctionSx;
  const { createTheme } = exports;
  if (!isObject(config) || typeof apply !== 'function' || typeof createTheme !== 'function') {
    return [];
  }
  const theme: unknown = createTheme();
  const groups = readGroups(exports);
  return Object.entries(config).map(([name, entry]) => {
    const value = name === 'typography' ? 'body1' : 1;
    const styled: unknown = apply({ sx: { [name]: value }, theme });
    return {
      name,
      group: groups.get(name) ?? '',
      css: isObject(styled) ? Object.keys(styled).map(hyphenated) : [],
      themeKey: themeKeyOf(name, entry),
      one: isObject(styled) ? become(Object.values(styled)) : '',
    };
  });
}

/** The largest exported style function that has each property. */
function readGroups(exports: Exports): Map<string, string> {
  const found = Object.entries(exports).flatMap(([name, value]) =>
    typeof value === 'function' && 'filterProps' in value && Array.isArray(value.filterProps)
      ? [{ name, props: value.filterProps as readonly string[] }]
      : [],
  );
  found.sort((one, other) => one.props.length - other.props.length);
  return new Map(found.flatMap(({ name, props }) => props.map((prop) => [prop, name] as const)));
}

/** Functions of styles look their values up themselves: what they read of the theme is the key. */
function themeKeyOf(name: string, entry: Entry): string {
  if (entry.themeKey !== undefined || !entry.style) return entry.themeKey ?? '';
  const read: string[] = [];
  entry.style({ [name]: 1, theme: recorder(read, '') });
  return read.find((path) => path !== 'vars' && path !== 'breakpoints') ?? '';
}

/** An object that notes which of its members are read, at any depth. */
function recorder(read: string[], above: string): object {
  return new Proxy(
    {},
    {
      get(_, key) {
        if (typeof key === 'symbol') return undefined;
        const path = above ? `${above}.${key}` : key;
        read.push(path);
        return path === 'breakpoints' ? recorder(read, path) : undefined;
      },
    },
  );
}

function become(values: readonly unknown[]): string {
  const [first] = values;
  return typeof first === 'string' || (typeof first === 'number' && first !== 1)
    ? String(typeof first === 'number' ? `${first}px` : first)
    : '';
}

function hyphenated(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function isObject(value: unknown): value is Record<string, Entry> {
  return typeof value === 'object' && value !== null;
}
