import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('tells code, links and places from the words around them', () => {
  const pieces = piecesOf('Unknown `%s` in %s. See https://example.org/r/why.');

  expect(pieces).toEqual([
    { kind: 'words', text: 'Unknown ' },
    { kind: 'code', text: '%s' },
    { kind: 'words', text: ' in ' },
    { kind: 'place', text: '%s' },
    { kind: 'words', text: '. See ' },
    { kind: 'link', text: 'https://example.org/r/why' },
    { kind: 'words', text: '.' },
  ]);
});

test('a link ends before the bracket that closes around it', () => {
  expect(piecesOf('the [docs](https://example.org/a/) say').map(({ text }) => text)).toEqual([
    'the [docs](',
    'https://example.org/a/',
    ') say',
  ]);
});

test('a lone backtick is a word like others', () => {
  expect(piecesOf('a ` b')).toEqual([{ kind: 'words', text: 'a ` b' }]);
});
