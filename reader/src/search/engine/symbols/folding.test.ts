import { expect, test } from 'vitest';
import { foldName, foldQuery, placesIn, stem, withoutArticle } from './folding.ts';

test.each([
  ['disableRipple', ['disable', 'ripple']],
  ['DataGridPro', ['data', 'grid', 'pro']],
  ['XAxis', ['x', 'axis']],
  ['MuiButton-root', ['mui', 'button', 'root']],
  ['aria-label', ['aria', 'label']],
  ['slotProps.input', ['slot', 'props', 'input']],
  ['Crème brûlée', ['creme', 'brulee']],
  ['Error 9: MUI', ['error', '9', 'mui']],
  ['日本語', ['日本語']],
  ['…', []],
])('%s consists of %j', (name, words) => {
  expect(foldName(name).words).toEqual(words);
});

test('what was typed is read without capitals, which only divide it', () => {
  expect(foldQuery('  DataGrid.Row  Crème MUI', ['mui'])).toEqual([
    { text: 'datagrid', humps: ['data', 'grid'], isLight: false },
    { text: 'row', humps: [], isLight: false },
    { text: 'creme', humps: [], isLight: false },
    { text: 'mui', humps: [], isLight: true },
  ]);
});

test('every letter is found again where it stands in the name', () => {
  expect(placesIn('Mui-ön')).toEqual([0, 1, 2, 4, 5]);
});

test.each([
  ['tabs', 'tab'],
  ['switches', 'switch'],
  ['boxes', 'box'],
  ['class', 'class'],
  ['sx', 'sx'],
  ['types', 'type'],
])('%s is as good as %s', (word, one) => {
  expect(stem(word)).toBe(one);
});

test('an article at the beginning does not count, unless it is all there is', () => {
  expect(withoutArticle(foldName('The sx prop'))).toBe('sxprop');
  expect(withoutArticle(foldName('A'))).toBe('a');
});
