// @vitest-environment node
import { compile, middleware, serialize, stringify } from 'stylis';
import { expect, test } from 'vitest';
import { prefixes } from './prefixes.ts';

test.each([
  ['user-select:none;', '-webkit-user-select:none;'],
  ['backdrop-filter:blur(2px);', '-webkit-backdrop-filter:blur(2px);'],
  ['width:stretch;', 'width:-webkit-fill-available;'],
])('%s is prefixed for browsers of today', (declaration, prefixed) => {
  expect(write(declaration)).toContain(prefixed);
  expect(write(declaration)).toMatch(new RegExp(`${declaration.replace(/[()]/g, '\\$&')}}$`));
});

test.each(['display:inline-flex;', 'align-items:center;', 'transition:color 1s;'])(
  '%s stands alone',
  (declaration) => {
    expect(write(declaration)).toBe(`.a{${declaration}}`);
  },
);

function write(declaration: string): string {
  return serialize(compile(`.a{${declaration}}`), middleware([prefixes, stringify]));
}
