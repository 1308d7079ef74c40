import { expect, test } from 'vitest';
import { namedCharacters } from './namedCharacters.client.ts';

test.each([
  ['nbsp', '\u00a0'],
  ['amp', '&'],
  ['hearts', '♥'],
])('%s is a name', (name, character) => {
  expect(namedCharacters.get(name)).toBe(character);
});

test('nothing else is', () => {
  expect(namedCharacters.get('ferry')).toBeUndefined();
});
