import { expect, test } from 'vitest';
import { IconTable } from './IconTable.ts';

const table = new IconTable({
  version: '7.0.1',
  names: 'Abc Delete FaceUnlock GitHub',
  without: { Filled: [2], Outlined: [3], Rounded: [3], TwoTone: [3], Sharp: [0, 3] },
  parts: {
    Filled: [
      [0, '/f0.json'],
      [2, '/f2.json'],
    ],
    Outlined: [[0, '/o.json']],
    Rounded: [[0, '/r.json']],
    TwoTone: [[0, '/t.json']],
    Sharp: [[0, '/s.json']],
  },
});

test('a name without a style is shown in the one preferred', () => {
  expect(table.find('Delete', 'Sharp')).toEqual({ number: 1, style: 'Sharp' });
});

test('a name that ends with a style is shown in that', () => {
  expect(table.find('DeleteTwoTone', 'Sharp')).toEqual({ number: 1, style: 'TwoTone' });
});

test('an icon that is not drawn in a style is shown in another', () => {
  expect(table.find('GitHub', 'Outlined')).toEqual({ number: 3, style: 'Filled' });
  expect(table.find('FaceUnlock', 'Filled')).toEqual({ number: 2, style: 'Outlined' });
});

test.each(['delete', 'Nothing', 'Outlined', '<b>'])('there is no %s', (name) => {
  expect(table.find(name, 'Filled')).toBeUndefined();
});

test('the file is the one whose names begin before', () => {
  expect(table.partOf({ number: 1, style: 'Filled' })).toEqual([0, '/f0.json']);
  expect(table.partOf({ number: 2, style: 'Filled' })).toEqual([2, '/f2.json']);
});

test('an import ends with the style', () => {
  expect(table.nameOf({ number: 1, style: 'TwoTone' })).toBe('DeleteTwoTone');
  expect(table.nameOf({ number: 1, style: 'Filled' })).toBe('Delete');
});
