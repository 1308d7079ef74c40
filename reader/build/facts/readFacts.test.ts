// @vitest-environment node
import { expect, test } from 'vitest';
import { readLocales } from './locales.ts';
import { readFacts } from './readFacts.ts';
import { readUtilities } from './styleUtilities.ts';
import { readThemes } from './themes.ts';

test('a utility is told by what it becomes and by what it reads of the theme', () => {
  const margin = Object.assign((props: object) => Reflect.get(props, 'theme').spacing, {
    filterProps: ['mx'],
  });
  const spacing = Object.assign(() => null, { filterProps: ['mx', 'px'] });
  const [mx, color] = readUtilities({
    unstable_defaultSxConfig: { mx: { style: margin }, color: { themeKey: 'palette' } },
    unstable_styleFunctionSx: ({ sx }: { sx: object }) =>
      'mx' in sx ? { marginLeft: '8px', marginRight: '8px' } : { color: 1 },
    createTheme: () => ({}),
    margin,
    spacing,
  });

  expect(mx).toEqual({
    name: 'mx',
    group: 'spacing',
    css: ['margin-left', 'margin-right'],
    themeKey: 'spacing',
    one: '8px',
  });
  expect(color).toEqual({ name: 'color', group: '', css: ['color'], themeKey: 'palette', one: '' });
});

test('a theme has what differs in the dark, and both values of each variable', () => {
  const themes = readThemes({
    createTheme: (options?: { palette?: { mode: string }; cssVariables?: boolean }) =>
      options?.cssVariables
        ? {
            generateStyleSheets: () => [
              { ':root': { '--x-ink': '#000' } },
              { '@media (prefers-color-scheme: dark)': { ':root': { '--x-ink': '#fff' } } },
            ],
          }
        : { mode: options?.palette?.mode ?? 'light', unit: 8 },
  });

  expect(themes).toEqual({
    light: { mode: 'light', unit: 8 },
    dark: { mode: 'dark' },
    variables: { '--x-ink': ['#000', '#fff'] },
  });
});

test('a locale has the names of its texts, those of tables included', () => {
  const table = { localeText: { noRows: '–', sort: () => '', other: { inner: '' } } };
  const locales = readLocales({
    deDE: {
      components: { Grid: { defaultProps: table }, Alert: { defaultProps: { close: 'x' } } },
    },
    mk: { components: {} },
    helper: () => null,
  });

  expect(locales).toEqual([
    { name: 'deDE', language: 'German (Germany)', texts: ['noRows', 'sort', 'Alert.close'] },
    { name: 'mk', language: 'Macedonian', texts: [] },
  ]);
});

test('installed packages are read by their names, those without such facts as well', async () => {
  const facts = await readFacts(['@mui/system', '@mui/x-date-pickers', 'react']);

  expect(facts['@mui/system']?.utilities.map(({ name }) => name)).toContain('bgcolor');
  expect(facts['@mui/system']?.theme?.light).toHaveProperty('breakpoints');
  expect(facts['@mui/x-date-pickers']?.locales.length).toBeGreaterThan(10);
  expect(facts.react).toEqual({ utilities: [], theme: null, locales: [] });
});
