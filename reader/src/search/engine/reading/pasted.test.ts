import { expect, test } from 'vitest';
import { readCore } from './pasted.ts';

test.each([
  ['Uncaught Error: Lamp: The bulb is too bright.', 'The bulb is too bright.'],
  ['Warning: Failed prop type: The bulb is required', 'The bulb is required'],
  ["TypeError: Cannot read properties of undefined (reading 'lamp')", 'Cannot read properties'],
  ["TS2339: Property 'lamp' does not exist", "Property 'lamp' does not exist"],
  ["error TS2339: Property 'lamp' does not exist", "Property 'lamp' does not exist"],
  ['Minified error #9; visit https://lamp.com/?code=9 for more', 'Minified error #9; visit'],
  ['error boundary', 'error boundary'],
  ['https://lamp.com/', 'https://lamp.com/'],
])('of the message "%s" the core begins "%s"', (typed, core) => {
  expect(readCore(typed).text.startsWith(core)).toBe(true);
});

test.each([
  ['<Lamp bright="very">', 'Lamp'],
  ['  <Lamp', 'Lamp'],
  ['<Lamp.Bulb />', 'Lamp.Bulb'],
  ['a <Lamp> inside', 'a <Lamp> inside'],
  ['<div>', '<div>'],
  ["import Lamp from '@lamp/core/Bulb'", 'Bulb'],
  ["import { bright } from '@lamp/core/styles';", '{ bright }'],
])('of the code "%s" the core is "%s"', (typed, core) => {
  expect(readCore(typed).text).toBe(core);
});

test('what stands beside the core is looked for as well', () => {
  expect(readCore('<Lamp bright="very">').aside).toContain('bright');
  expect(readCore("import Lamp from '@lamp/core/Bulb'").aside).toBe('Lamp');
});
