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
  ['#BasicSwitch.js?direction=rtl&width=360', 'JS'],
  ['#BasicSwitch.tsx?', 'TS'],
  ['#BasicSwitch?edit=a.js', undefined],
  ['#BasicSwitch.tsx?edit=a.js', 'TS'],
  ['', undefined],
])('the hash %j asks for %s', (hash, variant) => {
  expect(codeVariantInHash(hash)).toBe(variant);
});
