// @vitest-environment node
import { expect, test } from 'vitest';
import { withImports } from './stock.ts';

test('every file comes after what it imports, and once', () => {
  const stock = stockOf({
    'button.js': ['react.js', 'theme.js'],
    'theme.js': ['react.js', 'colors.js'],
  });

  expect(withImports(['button.js', 'colors.js', 'own.js'], stock)).toEqual([
    'react.js',
    'colors.js',
    'theme.js',
    'button.js',
    'own.js',
  ]);
});

test('two files that import each other come in the order in which they are met', () => {
  const stock = stockOf({ 'menu.js': ['list.js'], 'list.js': ['menu.js'] });

  expect(withImports(['menu.js'], stock)).toEqual(['list.js', 'menu.js']);
});

function stockOf(imports: Record<string, readonly string[]>) {
  const files = Object.entries(imports).map(([file, names]) => [file, { imports: names, css: [] }]);
  return { modules: {}, files: Object.fromEntries(files) };
}
