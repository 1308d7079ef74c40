import { expect, test } from 'vitest';
import { pairChildren } from './pairs.client.ts';

test.each([
  ['equal children are pairs', '<a>1</a><b>2</b>', '<a>1</a><b>2</b>', '0-0 1-1'],
  ['an insertion pairs with nothing', '<a>1</a><a>2</a>', '<a>1</a><i>x</i><a>2</a>', '0-0 1-2'],
  ['a removal leaves the others paired', '<a>1</a><i>x</i><a>2</a>', '<a>1</a><a>2</a>', '0-0 2-1'],
  ['a change pairs what is alike', '<p>1</p><b>2</b>', '<p>one</p><b>two</b>', '0-0 1-1'],
  [
    'two changes leave what is between them alone',
    '<p>1</p><p>same</p><p>2</p>',
    '<p>one</p><p>same</p><p>two</p>',
    '0-0 1-1 2-2',
  ],
  ['the order is never crossed', '<a>1</a><b>2</b>', '<b>2</b><a>1</a>', '1-0'],
  ['another id is another thing', '<h2 id="a">A</h2>', '<h2 id="b">B</h2>', ''],
])('%s', (_, earlier, later, expected) => {
  const [before, after] = [elementWith(earlier), elementWith(later)];

  const pairs = pairChildren(before, after);

  const numbers = [...pairs].map(([node, other]) => `${indexOf(other)}-${indexOf(node)}`);
  expect(numbers.sort().join(' ')).toBe(expected);
});

function elementWith(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

function indexOf(node: Node): number {
  return Array.from<Node>(node.parentNode?.childNodes ?? []).indexOf(node);
}
