import { expect, test } from 'vitest';
import { provideStorage } from './storage.client.ts';

test('what a demo keeps holds until it is taken away, and is nobody else’s', () => {
  localStorage.setItem('secret', 'of the page');

  provideStorage();

  expect(localStorage.getItem('secret')).toBeNull();
  localStorage.setItem('count', '1');
  sessionStorage.setItem('count', '2');
  expect([localStorage.getItem('count'), sessionStorage.getItem('count')]).toEqual(['1', '2']);
  expect([localStorage.length, localStorage.key(0), localStorage.key(1)]).toEqual([
    1,
    'count',
    null,
  ]);
  localStorage.removeItem('count');
  expect(localStorage.length).toBe(0);
});
