import { expect, test } from 'vitest';
import { codeVariantInHash } from './codeVariant.ts';

test.each([
  ['#BasicSwitch.js', 'JS'],
  ['#BasicSwitch.tsx', 'TS'],
  ['#tailwind-BasicSwitch.js', 'JS'],
  ['#BasicSwitch.js.tsx', 'TS'],
  ['#BasicSwitch', undefined],
  ['#BasicSwitch.css', undefined],
  ['#css-in-js', undefined],
  ['', undefined],
])('the hash %j asks for %s', (hash, variant) => {
  expect(codeVariantInHash(hash)).toBe(variant);
});
