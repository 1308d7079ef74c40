import { expect, test } from 'vitest';
import { withPreferredScheme } from './preferredScheme.node.ts';

const PREFERRED = '@media (prefers-color-scheme: dark)';

test('a rule for the dark is repeated for who prefers it and has no script to say so', () => {
  const css = '.a{color:black;}[data-scheme="dark"] .a{color:white;}';

  expect(withPreferredScheme(css)).toBe(
    `${css}${PREFERRED}{:where(:root):not([data-scheme]) .a{color:white;}}`,
  );
});

test('within a condition too, and nothing else is said twice', () => {
  const css =
    '@media (hover: hover){.a:hover{color:grey;}*:where([data-scheme="dark"]) .a:hover{color:white;}}';

  expect(withPreferredScheme(css)).toBe(
    `${css}${PREFERRED}{@media (hover: hover){*:where(:where(:root):not([data-scheme])) .a:hover{color:white;}}}`,
  );
});

test.each(['.a{color:black;}', '@keyframes turn{from{rotate:0deg;}to{rotate:1turn;}}'])(
  '%s stays as it is',
  (css) => {
    expect(withPreferredScheme(css)).toBe(css);
  },
);
