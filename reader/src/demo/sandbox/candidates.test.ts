import { expect, test } from 'vitest';
import { candidatesIn } from './candidates.ts';

test.each([
  ['<p className="p-4 dark:flex" />', ['p-4', 'dark:flex']],
  [`<p className="before:content-['a']">Don't</p>`, ["before:content-['a']"]],
  ['const bar = `w-[calc(100%-1px)]\n  h-1`;', ['w-[calc(100%-1px)]', 'h-1']],
  ["// What's next\nconst open = 'block';", ['block']],
])('classes are found in %s', (code, classes) => {
  expect(candidatesIn(code)).toEqual(expect.arrayContaining(classes));
});
