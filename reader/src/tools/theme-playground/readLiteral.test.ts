import { expect, test } from 'vitest';
import { LiteralMistake, readObject } from './readLiteral.ts';

test('an object is read as code writes it', () => {
  const read = readObject(`{
    // Names with and without quotes.
    palette: { 'primary': { main: "#096" } },
    spacing: -.5e1, /* below */ list: [1, 'two', [true], null,],
    text: 'it\\'s \\u0041',
  }`);

  expect(read).toEqual({
    palette: { primary: { main: '#096' } },
    spacing: -5,
    list: [1, 'two', [true], null],
    text: "it's A",
  });
});

test('what a module has around it may stand there', () => {
  const code = `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  spacing: 6,
});`;

  expect(readObject(code)).toEqual({ spacing: 6 });
});

test('a key may be called as what objects inherit', () => {
  const read = readObject('{ __proto__: { polluted: true }, constructor: 1 }');

  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(Object.keys(read)).toEqual(['__proto__', 'constructor']);
});

test.each([
  ['{ a: alert(1) }', 1, 'alert'],
  ['{\n a: 1,\n b: c,\n}', 3, 'c'],
  ['{ a: 1 b: 2 }', 1, 'b'],
  ["{ a: 'open\n }", 1, 'quotes'],
  ['{ a: `x\u0024{1}` }', 1, 'quotes'],
  ['{ a: (() => 1)() }', 1, '('],
  ['{ a: constructor }', 1, 'constructor'],
  ['{ a: 1', 1, 'ends'],
  ['{} {}', 1, 'follow'],
  ['[1]', 1, 'begin with {'],
  ['', 1, 'begin with {'],
])('%j is refused on line %i', (code, line, said) => {
  const read = () => readObject(code);

  expect(read).toThrow(LiteralMistake);
  expect(read).toThrow(expect.objectContaining({ line, message: expect.stringContaining(said) }));
});
