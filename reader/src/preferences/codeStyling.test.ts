import { expect, test } from 'vitest';
import { codeStylingInHash } from './codeStyling.ts';

test.each([
  ['#tailwind-BasicSwitch.tsx', 'tailwind'],
  ['#tailwind-BasicSwitch.js', 'tailwind'],
  ['#css-BasicSwitch.tsx', 'css'],
  ['#system-BasicSwitch.tsx', 'system'],
  ['#css-tailwind-BasicSwitch.js', 'css'],
  ['#tailwind-BasicSwitch.tsx?direction=rtl', 'tailwind'],
  ['#system-BasicSwitch.js?edit=css-Foo.tsx', 'system'],
])('the link %s asks for %s', (hash, styling) => {
  expect(codeStylingInHash(hash)).toBe(styling);
});

test.each([
  ['names no styling', '#BasicSwitch.tsx'],
  ['names the styling inside', '#Some-css-Foo.js'],
  ['names the styling inside, before a setting', '#Some-css-Foo.js?width=360'],
  ['names a file in its setting only', '#tailwind-BasicSwitch?edit=a.js'],
  ['names a styling in its setting only', '#BasicSwitch.tsx?edit=#css-Foo.js'],
  ['names no file', '#tailwind-BasicSwitch'],
  ['names a file of another kind', '#css-styles.css'],
  ['leads to a heading', '#css-in-js'],
  ['is written otherwise', '#Tailwind-BasicSwitch.tsx'],
  ['is not there', ''],
])('a hash that %s asks for none', (_, hash) => {
  expect(codeStylingInHash(hash)).toBeUndefined();
});
