import { expect, test } from 'vitest';
import { create } from './create.client.ts';
import { markLetters } from './markLetters.client.ts';

test('only the letters that were matched are marked', () => {
  const written = create(
    'p',
    {},
    markLetters('disableRipple', [
      [0, 3],
      [7, 10],
    ]),
  );

  expect(written.innerHTML).toBe('<mark>dis</mark>able<mark>Rip</mark>ple');
});

test('a text without any is written as it is', () => {
  expect(create('p', {}, markLetters('a < b', [])).innerHTML).toBe('a &lt; b');
});
