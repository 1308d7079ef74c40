import { confine } from '../scoping/selectors.ts';
import type { Node } from './compiler.ts';

/** Writes a stylesheet whose rules hold only within a scope. */
export function write(nodes: readonly Node[], scope: string): string {
  return nodes.map((node) => writeNode(node, scope)).join('');
}

function writeNode(node: Node, scope: string): string {
  switch (node.kind) {
    case 'rule':
      // What stands within a rule reaches no further than the rule.
      return `${confine(node.selector, scope)}{${node.nodes.map(writeWithin).join('')}}`;
    case 'at-rule':
      return writeAtRule(
        node,
        NAMED.test(node.name) ? writeWithin : (inner) => writeNode(inner, scope),
      );
    default:
      return writeWithin(node);
  }
}

/** Steps and descriptions: what looks like a selector in them selects nothing. */
const NAMED = /keyframes$|^@property$|^@font-face$/;

function writeWithin(node: Node): string {
  switch (node.kind) {
    case 'rule':
      return `${node.selector}{${node.nodes.map(writeWithin).join('')}}`;
    case 'at-rule':
      return writeAtRule(node, writeWithin);
    case 'declaration':
      return `${node.property}:${node.value ?? ''}${node.important ? '!important' : ''};`;
    case 'comment':
      return '';
    default:
      return node.nodes.map(writeWithin).join('');
  }
}

function writeAtRule(
  { name, params, nodes }: Extract<Node, { kind: 'at-rule' }>,
  writeInner: (node: Node) => string,
) {
  const head = params ? `${name} ${params}` : name;
  return nodes.length > 0 ? `${head}{${nodes.map(writeInner).join('')}}` : `${head};`;
}
