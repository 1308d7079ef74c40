// @vitest-environment node
import { expect, test } from 'vitest';
import { importsIn, withoutTypes } from './imports.ts';

test.each([
  ["import Button from '@mui/material/Button';", ['@mui/material/Button', ['default']]],
  ["import { styled as s } from '@mui/system';", ['@mui/system', ['styled']]],
  ["import 'dayjs/locale/de';", ['dayjs/locale/de', []]],
  ["export { Box } from '@mui/material';", ['@mui/material', ['Box']]],
  ["export * from '@mui/material/colors';", ['@mui/material/colors', ['*']]],
])('%s', (code, found) => {
  expect(importsIn(code)).toEqual([found]);
});

test('of a namespace only what is asked of it is taken', () => {
  const code = "import * as React from 'react'; React.useState(); React.useId();";

  expect(importsIn(code)).toEqual([['react', ['useState', 'useId']]]);
});

test.each(['console.log(colors);', 'colors[hue];'])(
  'a namespace that is used in another way is taken whole: %s',
  (use) => {
    expect(importsIn(`import * as colors from 'colors'; ${use}`)).toEqual([['colors', ['*']]]);
  },
);

test('what lies beside a demo belongs to it', () => {
  expect(importsIn("import { stops } from './stops.ts'; import '../styles.css';")).toEqual([]);
});

test('what is imported and then exported is told once', () => {
  const code = "import Button from '@mui/material/Button'; export { Button };";

  expect(importsIn(code)).toEqual([['@mui/material/Button', ['default']]]);
});

test('types are gone, with the imports of nothing else', async () => {
  const code = `
    import Button, { type ButtonProps } from '@mui/material/Button';
    import { Theme } from '@mui/material/styles';
    export const Save = (props: ButtonProps & { theme: Theme }) => <Button {...props} />;`;

  const written = await withoutTypes(code, 'Save.tsx');

  expect(importsIn(written ?? '').map(([module]) => module)).toEqual([
    '@mui/material/Button',
    'react/jsx-runtime',
  ]);
});

test('code that cannot be read imports nothing', async () => {
  expect(await withoutTypes('<p></div>', 'Broken.tsx')).toBeUndefined();
});
