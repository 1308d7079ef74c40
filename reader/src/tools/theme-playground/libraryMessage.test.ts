import { expect, test } from 'vitest';
import { libraryMessage } from './libraryMessage.ts';

const CODES = [{ number: 11, message: 'MUI: The color%s needs `main` or `%s`.' }];

function minified(query: string): Error {
  const visit = `https://library.example/production-error/?${query}`;
  return new Error(`Minified error; visit ${visit} for the full message.`);
}

test('a number becomes the message, with its words in their places', () => {
  const error = minified('code=11&args%5B%5D=+%28primary%29&args%5B%5D=500');

  expect(libraryMessage(error, CODES)).toBe('The color (primary) needs `main` or `500`.');
});

test('a word that is missing leaves its gap', () => {
  expect(libraryMessage(minified('code=11&args[]='), CODES)).toBe('The color needs `main` or `…`.');
});

test('a number that is not listed, and an error of another kind, keep their own message', () => {
  expect(libraryMessage(minified('code=99'), CODES)).toContain('code=99');
  expect(libraryMessage(new TypeError('x is not a function'), CODES)).toBe('x is not a function');
  expect(libraryMessage('thrown', CODES)).toBe('thrown');
});
