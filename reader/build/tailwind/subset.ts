// Out of the stylesheet of many variants, what one of them uses.

import type { Node } from './compiler.ts';

type AtRule = Extract<Node, { kind: 'at-rule' }>;

/** A stylesheet of which a part can be had: the utilities of some classes, and what those need. */
export class Sheet {
  readonly #rules: readonly Node[];
  readonly #utilities: readonly Node[];
  /** What stands in a variable or in the steps of an animation, by its name. */
  readonly #definitions = new Map<string, ReadonlySet<string>>();

  constructor(rules: readonly Node[]) {
    this.#rules = inOrder(rules);
    this.#utilities = rules.filter(isUtilities).flatMap(({ nodes }) => nodes);
    for (const node of rules.filter(isDefinition).flatMap(definitionsIn)) {
      this.#definitions.set(nameOf(node), wordsIn(node));
    }
  }

  /** Keeps the utilities of some classes, and whatever those need. */
  only(classes: ReadonlySet<string>): readonly Node[] {
    const nodes = joined(this.#utilities.flatMap((utility) => utilitiesOf(classes, utility)));
    const used = this.#used(nodes);

    return this.#rules.flatMap((rule) => {
      if (isUtilities(rule)) return { ...rule, nodes };
      return isDefinition(rule) ? prune(rule, used) : rule;
    });
  }

  /** Every word in what is kept: the names of what it needs are among them. */
  #used(utilities: readonly Node[]): ReadonlySet<string> {
    const always = this.#rules.filter((rule) => !isUtilities(rule) && !isDefinition(rule));
    const used = new Set([...always, ...utilities].flatMap((node) => [...wordsIn(node)]));
    // The set grows while it is read: what one definition needs is looked at too.
    for (const word of used) {
      for (const needed of this.#definitions.get(word) ?? []) used.add(needed);
    }
    return used;
  }
}

/** Puts what describes variables into the order of their names: Tailwind has the first needed first. */
function inOrder(rules: readonly Node[]): readonly Node[] {
  const descriptions = rules.filter(isDescription).sort(byName);
  const others = rules.filter((rule) => !isDescription(rule));
  return [...others.map((rule) => (isFallback(rule) ? sorted(rule) : rule)), ...descriptions];
}

function isDescription(node: Node): boolean {
  return node.kind === 'at-rule' && node.name === '@property';
}

/** The same for browsers that do not know such descriptions. */
function isFallback(node: Node): node is AtRule {
  return node.kind === 'at-rule' && node.name === '@layer' && node.params === 'properties';
}

function sorted(node: Node): Node {
  if (!('nodes' in node)) return node;
  return { ...node, nodes: node.nodes.map(sorted).sort(byName) };
}

function byName(one: Node, other: Node): number {
  const [name, otherName] = [nameOf(one), nameOf(other)];
  if (name === otherName) return 0;
  return name < otherName ? -1 : 1;
}

function isUtilities(node: Node): node is AtRule {
  return node.kind === 'at-rule' && node.name === '@layer' && node.params === 'utilities';
}

/** Whether the node only says what names mean: in one place for all who use them. */
function isDefinition(node: Node): node is AtRule {
  if (node.kind !== 'at-rule') return false;
  const isLayer = node.name === '@layer' && node.nodes.length > 0;
  return NAMED.test(node.name) || (isLayer && /^(?:theme|properties)$/.test(node.params));
}

const NAMED = /^@(?:property|keyframes)$/;

function definitionsIn(node: Node): readonly Node[] {
  if (node.kind === 'declaration') return [node];
  if (node.kind === 'at-rule' && NAMED.test(node.name)) return [node];
  return 'nodes' in node ? node.nodes.flatMap(definitionsIn) : [];
}

function nameOf(node: Node): string {
  if (node.kind === 'declaration') return node.property;
  return node.kind === 'at-rule' ? node.params : '';
}

/** Leaves out the definitions that nobody uses, and what is empty without them. */
function prune(node: Node, used: ReadonlySet<string>): readonly Node[] {
  if (definitionsIn(node)[0] === node) return used.has(nameOf(node)) ? [node] : [];
  if (!('nodes' in node)) return [];

  const nodes = node.nodes.flatMap((inner) => prune(inner, used));
  return nodes.length > 0 ? [{ ...node, nodes }] : [];
}

const wordsByNode = new WeakMap<Node, ReadonlySet<string>>();

function wordsIn(node: Node): ReadonlySet<string> {
  const known = wordsByNode.get(node);
  if (known) return known;

  const words = new Set('nodes' in node ? node.nodes.flatMap((inner) => [...wordsIn(inner)]) : []);
  if (node.kind === 'declaration') {
    words.add(node.property);
    for (const [word] of (node.value ?? '').matchAll(/[\w-]+/g)) words.add(word);
  }
  wordsByNode.set(node, words);
  return words;
}

/** What of a node is for some classes: a query may hold the utilities of others too. */
function utilitiesOf(classes: ReadonlySet<string>, node: Node): readonly Node[] {
  if (node.kind === 'rule') return classes.has(utilityOf(node.selector)) ? [node] : [];
  if (node.kind !== 'at-rule') return [node];

  const nodes = joined(node.nodes.flatMap((inner) => utilitiesOf(classes, inner)));
  return nodes.length > 0 ? [{ ...node, nodes }] : [];
}

/** Queries that are alike become one when nothing is left between them. */
function joined(nodes: readonly Node[]): Node[] {
  const found: Node[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (last?.kind === 'at-rule' && node.kind === 'at-rule' && headOf(last) === headOf(node)) {
      found[found.length - 1] = { ...last, nodes: joined([...last.nodes, ...node.nodes]) };
    } else found.push(node);
  }
  return found;
}

function headOf({ name, params }: AtRule): string {
  return `${name} ${params}`;
}

/** The class a utility is for: the longest in its selector, since it names the others within itself. */
function utilityOf(selector: string): string {
  const names = [...selector.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/gs, '$1'));
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest), '');
}

const CLASS = /\.((?:[\w-]|[^\0-\x7f]|\\.)+)/gs;
