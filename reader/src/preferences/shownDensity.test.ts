import { afterEach, expect, test } from 'vitest';
import { shownDensity } from './shownDensity.client.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.density;
  delete dataset.apart;
});

test('a demo in the page stands as its library has it', () => {
  dataset.density = 'compact';

  expect(shownDensity()).toBe('comfortable');
});

test('a demo that is shown apart may stand closer', () => {
  Object.assign(dataset, { density: 'compact', apart: '' });

  expect(shownDensity()).toBe('compact');
});
