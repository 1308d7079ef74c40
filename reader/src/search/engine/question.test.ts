import { expect, test } from 'vitest';
import { type Question, readQuestion } from './question.ts';

const PRODUCTS = [
  ['material-ui', 'Material UI'],
  ['joy-ui', 'Joy UI'],
  ['base-ui', 'Base UI'],
  ['system', 'MUI System'],
  ['x', 'MUI X'],
  ['x-data-grid', 'Data Grid'],
  ['toolpad-core', 'Toolpad'],
] as const;
const EVERYWHERE = { current: '', products: [], kinds: [] };

function read(typed: string): Question {
  return readQuestion(typed, EVERYWHERE, PRODUCTS);
}

test('words that narrow the search are no words to look for', () => {
  expect(read('Props:variant product:joy button')).toMatchObject({
    words: 'variant button',
    current: '',
    products: ['joy-ui'],
    kinds: ['prop'],
  });
});

test.each([
  'product:',
  'product:zzz',
  'constructor:x',
  '__proto__:x',
  ':button',
  'https://mui.com/',
  'slots: {',
  'prop: variant',
])('%s narrows nothing', (typed) => {
  const { words, products, kinds } = read(typed);

  expect({ words, products, kinds }).toEqual({ words: typed, products: [], kinds: [] });
});

test('of a long text only the beginning is read', () => {
  expect(read('word '.repeat(5000)).words.split(' ')).toHaveLength(16);
  expect(read('a'.repeat(10_000)).words).toHaveLength(240);
});

test('the label of an error narrows nothing, and is not looked for', () => {
  expect(read('Error: Hydration failed')).toMatchObject({ words: 'Hydration failed', kinds: [] });
});

test('what a word narrows is asked for without that, should nothing be found', () => {
  expect(read('error:boundary').wider?.words).toBe('error:boundary');
  expect(read('error boundary').wider).toBeUndefined();
});

test.each([
  ['joy select', ['joy-ui'], ['joy']],
  ['Joy UI select', ['joy-ui'], ['joy', 'ui']],
  ['select in base ui', ['base-ui'], ['in', 'base', 'ui']],
  ['material-ui table', ['material-ui'], ['material', 'ui']],
  ['mui button', [], ['mui']],
  ['mui x filters', ['x', 'x-data-grid'], ['mui', 'x']],
  ['mui system box', ['system'], ['mui', 'system']],
  ['toolpad account', ['toolpad-core'], ['toolpad']],
  ['button base', [], []],
  ['data grid', ['x-data-grid'], []],
  ['mui x data grid', ['x', 'x-data-grid'], ['mui', 'x']],
  ['data grid export', ['x-data-grid'], ['data', 'grid']],
  ['joy ui components', ['joy-ui'], ['joy', 'ui']],
])('"%s" names the products %j', (typed, meant, light) => {
  expect(read(typed)).toMatchObject({ words: typed, meant, light });
});

test.each([
  ['autocomplete not working', ['not', 'working']],
  ['how to use the drawer in react', ['how', 'to', 'use', 'the', 'in', 'react']],
  ['Mui-disabled', []],
  ['withStyles in v5', ['in', 'v5']],
  ['how to use it', ['how', 'to', 'it']],
  ['how to', []],
  ['select typescript', ['typescript']],
])('of "%s" the words %j need not be found', (typed, light) => {
  expect(read(typed).light).toEqual(light);
});
