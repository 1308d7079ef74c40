import { expect, test } from 'vitest';
import { readCore } from './pasted.ts';

test.each([
  ['Uncaught Error: Lamp: The bulb is too bright.', 'The bulb is too bright.'],
  ['Warning: Failed prop type: The bulb is required', 'The bulb is required'],
  ["TypeError: Cannot read properties of undefined (reading 'lamp')", 'Cannot read properties'],
  ['TS2339: There is no lamp', 'There is no lamp'],
  ['error TS2339: There is no lamp', 'There is no lamp'],
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

test.each([
  ["TS2339: Property 'lamp' does not exist on type 'Bulb'", 'lamp Bulb'],
  ["Module not found: Can't resolve '@lamp/core'", '@lamp/core'],
])('the message "%s" is about what it quotes: "%s"', (typed, core) => {
  expect(readCore(typed).text).toBe(core);
});

test('of a prop with its value the name is the core, and numbers say nothing', () => {
  expect(readCore('sx={{ mt: 2 }}')).toMatchObject({ text: 'sx', pasted: 'code' });
  expect(readCore('sx={{ mt: 2 }}').aside.match(/\w+/g)).toEqual(['mt']);
});

test('code and messages are known as such, and what was typed is neither', () => {
  const kinds = ['<Lamp bright>', 'Warning: The bulb is too bright.', 'lamp'].map(
    (typed) => readCore(typed).pasted,
  );

  expect(kinds).toEqual(['code', 'message', undefined]);
});

test('what stands beside the core is looked for as well', () => {
  expect(readCore('<Lamp bright="very">').aside).toContain('bright');
  expect(readCore("import Lamp from '@lamp/core/Bulb'").aside).toBe('Lamp');
});
