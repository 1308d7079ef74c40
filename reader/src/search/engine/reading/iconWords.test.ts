import { expect, test } from 'vitest';
import { readIcon } from './iconWords.ts';

test.each([
  ['trash icon', 'trash', false],
  ['icon for search', 'for search', false],
  ['DeleteIcon', 'Delete', true],
  ['AccountCircle', 'AccountCircle', true],
  ['DeleteIcon import', 'Delete', true],
  ['import trash icon', 'trash', false],
])('"%s" asks for the icon "%s"', (typed, called, isImported) => {
  expect(readIcon(typed)).toEqual({ called, isImported });
});

test.each([
  'icon',
  'icons',
  'add icons',
  'import icon',
  'import Button',
  'deleteIcon',
  'Button',
  'drawer',
])('"%s" asks for no icon', (typed) => {
  expect(readIcon(typed)).toBeUndefined();
});
