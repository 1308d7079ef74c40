// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Choice, DEFAULT_CHOICE } from './choice.ts';
import { themeOptionsOf, writeThemeCode } from './themeOptions.ts';
import { pairOf, variablesOf, writeVariables } from './variables.ts';

const CHOICE: Choice = {
  light: { primary: '#009688', warning: 'rgb(200, 100, 0)' },
  dark: { primary: '#00bfa5' },
  radius: 4,
  shadow: 200,
  body: 'serif',
  display: 'mono',
};

test('the default theme needs no options', () => {
  expect(themeOptionsOf(DEFAULT_CHOICE)).toEqual({});
  expect(writeThemeCode(DEFAULT_CHOICE)).toContain('theme = extendTheme();');
});

test('sizes and shadows keep the proportions of the default theme', () => {
  const { radius, colorSchemes } = themeOptionsOf(CHOICE);

  expect(radius).toEqual({ xs: '1px', sm: '3px', md: '4px', lg: '6px', xl: '8px' });
  expect(colorSchemes?.light?.shadowOpacity).toBe('0.16');
  expect(colorSchemes?.dark?.shadowOpacity).toBe('1');
});

test('the dark scheme has the colors of the light one, and its own', () => {
  const { light, dark } = themeOptionsOf(CHOICE).colorSchemes ?? {};

  expect(light?.palette?.primary?.[500]).toBe('#009688');
  expect(dark?.palette?.primary?.[500]).toBe('#00bfa5');
  expect(dark?.palette?.warning).toEqual(light?.palette?.warning);
});

test('the default opacity and radius are those of the installed library', () => {
  const variables = variablesOf({}, 'light');

  expect(variables['--joy-shadowOpacity']).toBe('0.08');
  expect(variablesOf({}, 'dark')['--joy-shadowOpacity']).toBe('0.6');
  expect(variables['--joy-radius-md']).toBe(`${DEFAULT_CHOICE.radius}px`);
});

test('the default colors are those of the installed library', async () => {
  const { DEFAULT_COLORS, ROLES } = await import('./choice.ts');

  const variables = variablesOf({}, 'dark');
  const installed = ROLES.map((role) => variables[`--joy-palette-${role}-500`]?.toLowerCase());
  expect(installed).toEqual(ROLES.map((role) => DEFAULT_COLORS[role]));
});

test('variables of a place hold the chosen scale, and what the library makes of it', () => {
  const variables = variablesOf(themeOptionsOf(CHOICE), 'light');

  const style = writeVariables('[data-here]', variables);
  const declared = style.split(/[{;]/);
  expect(declared[0]).toBe('[data-here]');
  expect(declared).toContain('--joy-palette-primary-500:#009688');
  // The color after the comma is the default one, which only counts where the variable is missing.
  expect(declared).toContain(
    '--joy-palette-primary-solidBg:var(--joy-palette-primary-500, #0B6BCB)',
  );
  expect(pairOf(variables, 'primary', 'solid')).toEqual(['#FFF', '#009688']);
});

test('the ground of outlined and plain text is the surface of the scheme', () => {
  const [, light] = pairOf(variablesOf({}, 'light'), 'primary', 'plain');
  const [, dark] = pairOf(variablesOf({}, 'dark'), 'primary', 'outlined');

  expect([light, dark]).toEqual(['#FBFCFE', '#0B0D0E']);
});

test('the code compiles strictly', async () => {
  // Below the reader, where the library is found.
  const folder = await mkdtemp(path.join(import.meta.dirname, 'compiled-'));
  try {
    const file = path.join(folder, 'theme.ts');
    await writeFile(file, writeThemeCode(CHOICE));
    const options = '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck';
    const modules = '--module esnext --moduleResolution bundler --target es2022';
    const compiler = path.resolve(import.meta.dirname, '../../../../node_modules/.bin/tsc');

    const { stdout } = await promisify(execFile)(compiler, [
      ...`${options} ${modules}`.split(' '),
      file,
    ]);

    expect(stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
