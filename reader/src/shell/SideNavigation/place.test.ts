import { afterEach, expect, test, vi } from 'vitest';
import { keepPlace, recallPlace } from './place.client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a place is recalled for the rows it is of, and no others', () => {
  keepPlace({ whole: '/parts/navigation/joy-ui.html', top: 120 });

  expect(recallPlace('/parts/navigation/joy-ui.html')?.top).toBe(120);
  expect(recallPlace('/parts/navigation/material-ui.html')).toBeNull();
});

test('rows that are too many are left out', () => {
  keepPlace({ whole: '/a', top: 0, rows: 'x'.repeat(300_000) });

  expect(recallPlace('/a')).toEqual({ whole: '/a', top: 0 });
});

test('what cannot be read counts as nothing', () => {
  sessionStorage.setItem('tearsheet:navigation', '{"whole"');

  expect(recallPlace('/a')).toBeNull();
});

test('blocked storage is no trouble', () => {
  vi.stubGlobal('sessionStorage', undefined);

  keepPlace({ whole: '/a', top: 1 });

  expect(recallPlace('/a')).toBeNull();
});
