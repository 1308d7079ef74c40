import { expect, test } from 'vitest';
import { readIcon } from './iconWords.ts';

test.each([
  ['trash icon', 'trash', false],
  ['icon for search', 'for search', false],
  ['DeleteIcon', 'Delete', true],
  ['AccountCircle', 'AccountCircle', true],
])('"%s" asks for the icon "%s"', (typed, called, isImported) => {
  expect(readIcon(typed)).toEqual({ called, isImported });
});

test.each(['icon', 'icons', 'add icons', 'deleteIcon', 'Button', 'drawer'])(
  '"%s" asks for no icon',
  (typed) => {
    expect(readIcon(typed)).toBeUndefined();
  },
);
