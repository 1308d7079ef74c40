// @vitest-environment node
import { expect, test } from 'vitest';
import { differences, plainTheme, signatureOf } from './themeTree.node.ts';

test.each([
  ['function up(key) { return (key); }', '(key) => …'],
  ['up(key, { a = [1, (2)] } = {}) {}', '(key, { a = [1, (2)] } = {}) => …'],
  ['(...argsInput) => { go(); }', '(...argsInput) => …'],
  ['size => size + 1', '(size) => …'],
  ['function (a, /* before */ b) {}', '(a, b) => …'],
])('%s is called with %s', (code, signature) => {
  expect(signatureOf(code)).toBe(signature);
});

test('functions keep their members, but for those of styles', () => {
  const spacing = Object.assign((factor: number) => factor, { mui: true });
  const style = Object.assign((props: object) => props, { propTypes: {}, filterProps: [] });

  expect(plainTheme({ spacing, style, none: undefined })).toEqual({
    spacing: { 'ƒ ': 'ƒ (factor) => …', mui: true },
    style: 'ƒ (props) => …',
    none: null,
  });
});

test('only what differs is told of a second theme', () => {
  expect(differences({ a: { b: 1 }, c: 2 }, { a: { b: 3 }, c: 2 })).toEqual({ a: { b: 3 } });
});
