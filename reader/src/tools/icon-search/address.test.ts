import { expect, test } from 'vitest';
import { FIRST_VIEW, readView, writeView } from './address.ts';

test('an address says what is looked for, in which style, and which icon is open', () => {
  const view = { query: 'shopping cart', style: 'TwoTone', selected: 'Delete' } as const;

  const written = writeView(view, '');

  expect(written).toBe('?query=shopping+cart&theme=TwoTone&selected=Delete');
  expect(readView(written)).toEqual(view);
});

test('what is as it is at first is not written', () => {
  expect(writeView(FIRST_VIEW, '?query=old&theme=Sharp&selected=X')).toBe('');
});

test('what belongs to others stays', () => {
  expect(writeView({ ...FIRST_VIEW, query: 'a' }, '?utm=b')).toBe('?utm=b&query=a');
});

test.each(['', '?theme=Bold&selected=', '?theme=constructor'])(
  'what nobody understands in "%s" is nothing',
  (search) => {
    expect(readView(search)).toEqual(FIRST_VIEW);
  },
);

test('too much is cut off', () => {
  expect(readView(`?query=${'x'.repeat(500)}`).query).toHaveLength(60);
});
