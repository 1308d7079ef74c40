import { afterEach, expect, test } from 'vitest';
import { shownDensity } from './shownDensity.client.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.density;
  delete dataset.inFrame;
});

test('a demo in the page stands as its library has it', () => {
  dataset.density = 'compact';

  expect(shownDensity()).toBe('comfortable');
});

test('a demo that is in a preview frame may stand closer', () => {
  Object.assign(dataset, { density: 'compact', inFrame: '' });

  expect(shownDensity()).toBe('compact');
});
