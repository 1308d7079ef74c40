import { expect, test } from 'vitest';
import { gapsIn, piecesOf } from './pieces.ts';

test('tells code, links and places from the words around them', () => {
  const pieces = piecesOf('Unknown `%s` in %s. See https://example.org/r/why.');

  expect(pieces).toEqual([
    { kind: 'words', text: 'Unknown ' },
    { kind: 'code', text: '%s' },
    { kind: 'words', text: ' in ' },
    { kind: 'place', text: '%s' },
    { kind: 'words', text: '. See ' },
    { kind: 'link', text: 'https://example.org/r/why', href: 'https://example.org/r/why' },
    { kind: 'words', text: '.' },
  ]);
});

test('a link in Markdown shows its name and leads to its address', () => {
  expect(piecesOf('the [docs](https://example.org/a/) say')).toEqual([
    { kind: 'words', text: 'the ' },
    { kind: 'link', text: 'docs', href: 'https://example.org/a/' },
    { kind: 'words', text: ' say' },
  ]);
});

test('a link ends before the bracket that closes around it', () => {
  expect(piecesOf('(see https://example.org/a/)').map(({ text }) => text)).toEqual([
    '(see ',
    'https://example.org/a/',
    ')',
  ]);
});

test('a lone backtick is a word like others', () => {
  expect(piecesOf('a ` b')).toEqual([{ kind: 'words', text: 'a ` b' }]);
});

test('gaps are counted in words and in code, not in addresses', () => {
  expect(gapsIn(piecesOf('A %s in `%s %s`, see https://example.org/%s/a'))).toBe(3);
});
