// The tree of a theme: what is in it, where each key is, and which keys somebody looks for.

export type Kind = 'string' | 'number' | 'boolean' | 'function' | 'object' | 'array' | 'none';

export interface ThemeNode {
  key: string;
  kind: Kind;
  /** As it would be written in code; of a function, what it is called with. */
  value?: string;
  children?: readonly ThemeNode[];
}

/** A key together with where it is. */
export interface Placed {
  node: ThemeNode;
  /** From the theme down, such as `palette.primary`; without blanks, which no id of an element may have. */
  path: string;
  children: readonly Placed[];
}

/** Gives each key of a tree its path. */
export function place(tree: readonly ThemeNode[], above = ''): readonly Placed[] {
  return tree.map((node) => {
    const name = withoutBlanks(node.key);
    const path = above ? `${above}.${name}` : name;
    return { node, path, children: place(node.children ?? [], path) };
  });
}

/** How a key is reached in code: what is no name stands in brackets. */
export function writePath(path: string, tree: readonly Placed[]): string {
  return stepsTo(path, tree)
    .map(({ node: { key } }) => (NAME.test(key) ? `.${key}` : `[${writeKey(key)}]`))
    .reduce((whole, step) => whole + step, 'theme');
}

/** A key and all that it is in, from the outside. */
export function stepsTo(path: string, tree: readonly Placed[]): readonly Placed[] {
  for (const one of tree) {
    if (one.path === path) return [one];
    if (path.startsWith(`${one.path}.`)) {
      const inside = stepsTo(path, one.children);
      if (inside.length > 0) return [one, ...inside];
    }
  }
  return [];
}

/** The value of a key as code, with all that is in it. */
export function writeValue({ node, children }: Placed, indent = ''): string {
  const { kind, value } = node;
  if (kind !== 'object' && kind !== 'array') return value ?? '';

  const [open, close] = kind === 'array' ? '[]' : '{}';
  if (children.length === 0) return `${open}${close}`;

  const deeper = `${indent}  `;
  const lines = children.map((child) => {
    const name = kind === 'array' ? '' : `${writeName(child.node.key)}: `;
    return `${deeper}${name}${writeValue(child, deeper)},\n`;
  });
  return `${open}\n${lines.join('')}${indent}${close}`;
}

/** The paths of all keys that have some words in their path or value, and of all that those are in. */
export function findKeys(
  words: string,
  tree: readonly Placed[],
): { found: readonly string[]; shown: ReadonlySet<string> } {
  const wanted = words
    .trim()
    .toLowerCase()
    .replace(/^(?:theme|\$)\./, '');
  const found: string[] = [];
  const shown = new Set<string>();
  const look = (one: Placed, above: readonly string[]): void => {
    const steps = [...above, one.path];
    if (isMeant(one, wanted)) {
      found.push(one.path);
      for (const path of steps) shown.add(path);
    }
    for (const child of one.children) look(child, steps);
  };
  for (const one of tree) look(one, []);
  return { found, shown };
}

/** Which key an address names, by `?expand-path=$.palette.primary` or by its anchor. */
export function pathIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  const anchor = decode(hash.slice(1));
  if (anchor.startsWith(ANCHOR)) return withoutBlanks(anchor.slice(ANCHOR.length));

  const asked = new URLSearchParams(search).get('expand-path');
  return withoutBlanks(asked?.replace(/^\$\.?/, '') ?? '') || undefined;
}

/** What the anchors of all keys begin with, so that none is the anchor of a heading. */
export const ANCHOR = 'theme.';

/** All keys that have keys in them. */
export function branchesOf(tree: readonly Placed[]): readonly string[] {
  return tree.flatMap(({ path, children }) =>
    children.length > 0 ? [path, ...branchesOf(children)] : [],
  );
}

/** The path of a key matters as a whole only for words that name more than one step. */
function isMeant({ path, node, children }: Placed, wanted: string): boolean {
  const isFound = wanted.includes('.')
    ? path.toLowerCase().includes(withoutBlanks(wanted))
    : node.key.toLowerCase().includes(wanted);
  if (isFound) return true;
  return children.length === 0 && !!node.value?.toLowerCase().includes(wanted);
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '_');
}

const NAME = /^[A-Za-z_$][\w$]*$/;

function writeKey(key: string): string {
  return /^\d+$/.test(key) ? key : JSON.stringify(key);
}

function writeName(key: string): string {
  return NAME.test(key) || /^\d+$/.test(key) ? key : JSON.stringify(key);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Half an escape names no key.
    return '';
  }
}
