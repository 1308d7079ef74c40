import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { type PackageHistory, standingIn } from './history.ts';

const toys: PackageHistory = {
  package: '@acme/toys',
  versions: ['1.0', '1.1', '2.0'],
  components: {
    Drum: { standings: { '1.1': {} }, props: { size: { '1.1': {} } }, slots: {}, classes: {} },
    Kite: {
      standings: { '1.0': {} },
      props: {
        line: { '1.1': { type: 'string' } },
        string: {
          '1.0': { type: 'string' },
          '1.1': { type: 'string', deprecated: true },
          '2.0': null,
        },
        tail: { '1.0': { type: 'number', default: '3' }, '2.0': { type: 'number', default: '5' } },
      },
      slots: {},
      classes: { 'AcmeKite-root': { '1.0': {} } },
    },
  },
};

test('what stands in a version is what began last before it', () => {
  const { string } = toys.components.Kite?.props ?? {};

  expect(standingIn(string ?? {}, '1.0', toys.versions)).toEqual({ type: 'string' });
  expect(standingIn(string ?? {}, '1.1', toys.versions)).toMatchObject({ deprecated: true });
  expect(standingIn(string ?? {}, '2.0', toys.versions)).toBeUndefined();
});

test('versions are in their own order, whichever the keys are in', () => {
  const standings = { '10.0': null, '9.0': { type: 'string' } };

  expect(standingIn(standings, '9.0', ['9.0', '10.0'])).toEqual({ type: 'string' });
  expect(standingIn(standings, '10.0', ['9.0', '10.0'])).toBeUndefined();
});

test('between two versions stands all that came, went and changed', () => {
  expect(compare(toys, '1.0', '2.0')).toEqual([
    { component: 'Drum', changes: [{ name: 'Drum', outcome: 'Added', after: undefined }] },
    {
      component: 'Kite',
      changes: [
        { kind: 'props', name: 'line', outcome: 'Added', after: 'string' },
        { kind: 'props', name: 'string', outcome: 'Removed' },
        { kind: 'props', name: 'tail', outcome: 'Default', before: '3', after: '5' },
      ],
    },
  ]);
});

test('a deprecation is told where nothing else happened', () => {
  const [, kite] = compare(toys, '1.0', '1.1');

  expect(kite?.changes).toContainEqual({ kind: 'props', name: 'string', outcome: 'Deprecated' });
});

test('a component without differences is left out', () => {
  expect(compare(toys, '1.1', '1.1')).toEqual([]);
});
