import { expect, test } from 'vitest';
import { findPages, nearlyStarts, type PageName } from './findPages.ts';

const PAGES: readonly PageName[] = [
  page('Material UI', 'Button', 'Inputs'),
  page('Material UI', 'Button Group', 'Inputs'),
  page('Material UI', 'Radio Buttons', 'Inputs'),
  page('Material UI', 'Switch', 'Inputs'),
  page('Material UI', 'Alert', 'Feedback'),
  page('Joy UI', 'Button', 'Inputs'),
  page('Joy UI', 'Switch', 'Inputs'),
  page('MUI X', 'Data Grid', ''),
  page('', 'Crème brûlée', ''),
];

test.each([
  ['swi', ['Material UI Switch', 'Joy UI Switch']],
  ['SWITCH', ['Material UI Switch', 'Joy UI Switch']],
  ['joy swi', ['Joy UI Switch']],
  ['swi joy', ['Joy UI Switch']],
  ['feedb', ['Material UI Alert']],
  ['datagrid', ['MUI X Data Grid']],
  ['data-grid', ['MUI X Data Grid']],
  ['creme bru', [' Crème brûlée']],
  ['grid data button', []],
  ['switch alert', []],
  ['  ', []],
])('"%s" finds %j', (query, names) => {
  expect(namesFor(query)).toEqual(names);
});

test.each(['swich', 'switcch', 'swotch', 'siwtch', 'switchh', 'dwitch'])(
  'one wrong letter is forgiven: %s',
  (query) => {
    expect(namesFor(query)).toEqual(['Material UI Switch', 'Joy UI Switch']);
  },
);

test.each(['swxxch', 'sit', 'swt'])(
  'two wrong letters, or one in a short word, are not: %s',
  (query) => {
    expect(namesFor(query)).toEqual([]);
  },
);

test('a slip is forgiven only where nothing is spelt as typed', () => {
  const pages = [page('', 'Tables', ''), page('', 'Cables', '')];

  expect(findPages(pages, 'cable', '').map(({ title }) => title)).toEqual(['Cables']);
});

test('the product on screen comes first, and in it the page with that very name', () => {
  expect(namesFor('button', 'Joy UI')[0]).toBe('Joy UI Button');
  expect(namesFor('button', 'Material UI')).toEqual([
    'Material UI Button',
    'Material UI Button Group',
    'Material UI Radio Buttons',
    'Joy UI Button',
  ]);
});

test('a name is preferred to the group and the product it stands in', () => {
  const pages = [page('', 'Theme', 'Inputs'), page('', 'Inputs', '')];

  expect(findPages(pages, 'input', '').map(({ title }) => title)).toEqual(['Inputs', 'Theme']);
});

test('what is typed may be longer than the word by one letter', () => {
  expect(nearlyStarts('button', 'buttons')).toBe(true);
  expect(nearlyStarts('button', 'buttonss')).toBe(false);
});

function page(product: string, title: string, group: string): PageName {
  return { address: `/${product}/${title}/`, title, product, group };
}

function namesFor(query: string, product = 'Material UI'): readonly string[] {
  return findPages(PAGES, query, product).map((found) => `${found.product} ${found.title}`);
}
