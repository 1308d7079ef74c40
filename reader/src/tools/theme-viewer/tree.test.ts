import { expect, test } from 'vitest';
import { FUNCTION, readTheme } from './readTheme.ts';
import { branchesOf, findKeys, pathIn, place, stepsTo, writePath, writeValue } from './tree.ts';

const tree = place(
  readTheme({
    palette: { primary: { main: '#1976d2' }, grey: { 50: '#fafafa' } },
    spacing: { [FUNCTION]: `${FUNCTION}(factor) => …`, mui: true },
    shadows: ['none', '0px 1px'],
    mixins: { toolbar: { '@media (orientation: landscape)': { minHeight: 48 } } },
  }),
);

test('each key is reached as code reaches it', () => {
  expect(writePath('palette.primary.main', tree)).toBe('theme.palette.primary.main');
  expect(writePath('palette.grey.50', tree)).toBe('theme.palette.grey[50]');
  expect(writePath('shadows.1', tree)).toBe('theme.shadows[1]');
  expect(writePath('mixins.toolbar.@media_(orientation:_landscape).minHeight', tree)).toBe(
    'theme.mixins.toolbar["@media (orientation: landscape)"].minHeight',
  );
});

test('no path has a blank, because the ids of elements are made of them', () => {
  expect(branchesOf(tree)).toContain('mixins.toolbar.@media_(orientation:_landscape)');
  expect(findKeys('toolbar.@media (orient', tree).found).toContain(
    'mixins.toolbar.@media_(orientation:_landscape)',
  );
});

test('a value is written as code', () => {
  const write = (path: string) => {
    const found = stepsTo(path, tree).at(-1);
    return found && writeValue(found);
  };

  expect(write('palette.primary')).toBe('{\n  main: "#1976d2",\n}');
  expect(write('shadows')).toBe('[\n  "none",\n  "0px 1px",\n]');
  expect(write('spacing')).toBe('(factor) => …');
  expect(write('nowhere')).toBeUndefined();
});

test('keys are found by name, by path and by value, with all that they are in', () => {
  expect(findKeys('MAIN', tree).found).toEqual(['palette.primary.main']);
  expect([...findKeys('1976d2', tree).shown]).toEqual([
    'palette',
    'palette.primary',
    'palette.primary.main',
  ]);
  expect(findKeys('theme.palette.grey.50', tree).found).toEqual(['palette.grey.50']);
  expect(findKeys('nothing', tree).found).toEqual([]);
});

test.each([
  ['?expand-path=$.palette.primary', '', 'palette.primary'],
  ['?expand-path=palette', '', 'palette'],
  ['', '#theme.palette.primary.main', 'palette.primary.main'],
  [
    '',
    '#theme.mixins.@media%20(orientation:%20landscape)',
    'mixins.@media_(orientation:_landscape)',
  ],
  ['', '#read-the-theme-in-code', undefined],
  ['', '#%E0%A4%A', undefined],
  ['', '', undefined],
])('%s%s names %s', (search, hash, path) => {
  expect(pathIn({ search, hash })).toBe(path);
});
