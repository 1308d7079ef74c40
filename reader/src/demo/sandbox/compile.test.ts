import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { turn } from './loops.ts';
import { findMistake } from './mistakes.ts';
import { makeFunction, placeIn } from './namedCode.ts';

test('types are gone, elements are calls, and every line is where it was', () => {
  const text = 'interface Size {\n  width: number;\n}\nexport const a = <b>{1 as number}</b>;';

  const code = compile({ name: 'index.tsx', text });

  expect(code.split('\n')).toHaveLength(4);
  expect(code.split('\n')[3]).toContain("jsx.call(void 0, 'b'");
});

test('an import of types asks for nothing', () => {
  const code = compile({ name: 'a.ts', text: "import type { Size } from './size';" });

  expect(code).not.toContain('require');
});

test('data is a module too', () => {
  const module = { exports: {} };

  makeFunction('a.json', ['module'], compile({ name: 'a.json', text: '{"a": 1}' }))(module);

  expect(module.exports).toEqual({ a: 1 });
});

test('what cannot be read is told with its line', () => {
  const mistake = mistakeIn(() =>
    compile({ name: 'index.tsx', text: 'const a = 1;\nconst b = <p>{</p>;' }),
  );

  expect(mistake).toMatchObject({ file: 'index.tsx', line: 2 });
  expect(mistake.message).toMatch(/^SyntaxError: Unexpected token/);
});

test.each([
  'while (true) {}',
  'while (true) ;',
  'for (;;) {}',
  'for (let i = 0; i >= 0; i += 1) { i -= 1; }',
  'do {} while (true)',
  'let i = 0; while (i === 0, [1].length && { a: (1) }) i = 0;',
])('%s comes to an end', (loop) => {
  const run = makeFunction(
    'index.js',
    ['exports', '__turn'],
    compile({ name: 'index.js', text: loop }),
  );

  expect(() => run({}, turn)).toThrow('This loop does not come to an end.');
});

test.each([
  ['for (let i = 0; i < 3; i += 1) found.push(i);', [0, 1, 2]],
  ['let i = 0; while (i < 2) { found.push(i); i += 1; }', [0, 1]],
  ['for (const one of [4, 5]) found.push(one);', [4, 5]],
  ['for (const name in { a: 1 }) found.push(name);', ['a']],
  ['const it = { while: 1, for: (2) }; found.push(it.while, it.for);', [1, 2]],
])('%s runs as it stands', (text, expected) => {
  const found: unknown[] = [];

  const code = compile({ name: 'index.js', text });
  makeFunction('index.js', ['exports', '__turn', 'found'], code)({}, turn, found);

  expect(found).toEqual(expected);
});

test('what is thrown is found by its line in the file', () => {
  const run = makeFunction('Stop.tsx', [], '\n\nthrow new TypeError("No.");');

  expect(mistakeIn(run)).toEqual({ message: 'TypeError: No.', file: 'Stop.tsx', line: 3 });
});

test('the stacks of other browsers are read as well', () => {
  const stack = 'Stop@index.tsx:14:9\nrender@https://site.example/assets/react.js:1:20';

  expect(placeIn(stack, ['index.tsx'])?.file).toBe('index.tsx');
});

test('an error of React is told in words', () => {
  const error = new Error('Minified React error #130; visit https://react.dev/errors/130');

  expect(findMistake(error, []).message).toBe(
    'An element is no component: its import or its export is missing.',
  );
});

test('anything can be thrown', () => {
  expect(findMistake('Enough.', ['index.tsx'])).toEqual({ message: 'Enough.' });
});

function mistakeIn(run: () => void) {
  try {
    run();
  } catch (thrown) {
    return findMistake(thrown, ['index.tsx', 'Stop.tsx']);
  }
  throw new Error('Nothing was wrong.');
}
