// @vitest-environment node
import { expect, test } from 'vitest';
import { candidatesIn } from './candidates.ts';

test.each([
  ['<p className="flex gap-2" />', ['flex', 'gap-2']],
  ["const bar = `w-full before:content-['a']`;", ['w-full', "before:content-['a']"]],
  ['slotProps({ root: { className: open ? "block" : \'hidden\' } })', ['block', 'hidden']],
  ['clsx({ underline: linked })', ['underline']],
])('the words of the texts in %s may be utilities', (code, words) => {
  expect([...candidatesIn(code)]).toEqual(expect.arrayContaining(words));
});

test('what is read on the page or names a variable is none', () => {
  const found = candidatesIn('const block = 1; <p>The flex of a table</p>;');

  expect([...found]).toEqual([]);
});

test('code that is being written is read as far as it can be', () => {
  expect(() => candidatesIn('<p className="flex')).not.toThrow();
});
