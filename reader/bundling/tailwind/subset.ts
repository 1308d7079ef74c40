// Out of the stylesheet of many cuts, what one of them uses.

import type { Node } from './compiler.ts';

type AtRule = Extract<Node, { kind: 'at-rule' }>;

/** A stylesheet in which the utilities of a class, and what those need, are found at once. */
export class Sheet {
  readonly #rules: readonly Node[];
  readonly #utilities: readonly Node[];
  /** The numbers of the utilities that mention a class. */
  readonly #numbers = new Map<string, number[]>();
  /** What stands in a variable or in the steps of an animation, by its name. */
  readonly #definitions = new Map<string, ReadonlySet<string>>();

  constructor(rules: readonly Node[]) {
    this.#rules = rules;
    this.#utilities = rules.filter(isUtilities).flatMap(({ nodes }) => nodes);
    for (const [number, utility] of this.#utilities.entries()) {
      for (const name of classesIn(utility)) {
        this.#numbers.set(name, [...(this.#numbers.get(name) ?? []), number]);
      }
    }
    for (const node of rules.filter(isDefinition).flatMap(definitionsIn)) {
      this.#definitions.set(nameOf(node), wordsIn(node));
    }
  }

  /** Keeps the utilities of some classes, and whatever those need. */
  only(classes: ReadonlySet<string>): readonly Node[] {
    const nodes = this.#utilitiesOf(classes);
    const used = this.#used(nodes);

    return this.#rules.flatMap((rule) => {
      if (isUtilities(rule)) return { ...rule, nodes };
      return isDefinition(rule) ? prune(rule, used) : rule;
    });
  }

  #utilitiesOf(classes: ReadonlySet<string>): Node[] {
    const numbers = new Set([...classes].flatMap((name) => this.#numbers.get(name) ?? []));
    return [...numbers]
      .sort((one, other) => one - other)
      .flatMap((number) => this.#utilities[number] ?? []);
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

function classesIn(node: Node): ReadonlySet<string> {
  const own = node.kind === 'rule' ? node.selector.matchAll(CLASS) : [];
  const inner = 'nodes' in node ? node.nodes.flatMap((child) => [...classesIn(child)]) : [];
  return new Set([...inner, ...[...own].map(([, name = '']) => name.replace(/\\(.)/gs, '$1'))]);
}

const CLASS = /\.((?:[\w-]|[^\0-\x7f]|\\.)+)/gs;
