// @vitest-environment node
import { expect, test } from 'vitest';
import { leadToStock } from './leading.ts';

const stock = {
  modules: {
    'a/Button': { exports: { default: ['assets/a.js', 't'] }, file: null, css: [] },
    react: {
      exports: { useId: ['assets/r.js', 'n'], useState: ['assets/r.js', 'e'] },
      file: null,
      css: [],
    },
    'a/locale': { exports: {}, file: 'assets/l.js', css: [] },
  },
  files: {},
} as const;

test.each([
  ["import Button from 'a/Button';", 'import { t as Button } from "/assets/a.js";'],
  [
    "import { useId as id, useState } from 'react';",
    'import { n as id } from "/assets/r.js";import { e as useState } from "/assets/r.js";',
  ],
  ["import 'a/locale';", 'import "/assets/l.js";'],
  ["export { useId } from 'react';", 'export { n as useId } from "/assets/r.js";'],
])('%s leads to where it is', (code, led) => {
  expect(leadToStock(code, stock, '/')).toBe(led);
});

test('a namespace holds what is asked of it', () => {
  expect(leadToStock("import * as React from 'react';React.useId();", stock, '/')).toBe(
    'import { n as React$useId } from "/assets/r.js";const React = { useId: React$useId };React.useId();',
  );
});

test.each([
  "import { Nope } from 'react';",
  "import x from 'elsewhere';",
  "import { y } from './y';",
])('what the stock lacks is left for the bundler: %s', (code) => {
  expect(leadToStock(code, stock, '/')).toBe(code);
});

test('the rest of the code stays as it is', () => {
  const code = "// A button.\nimport Button from 'a/Button';\nexport default Button;\n";

  expect(leadToStock(code, stock, '/')).toBe(
    '// A button.\nimport { t as Button } from "/assets/a.js";\nexport default Button;\n',
  );
});
