// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NavRow } from '../site.ts';
import { NavigationRow } from './NavigationRow.tsx';

test('the address of a page follows the name of its tag at once', () => {
  expect(html(row('/button/', 'Button'))).toContain('<a href="/button/" ');
});

test('a planned page is announced, not linked', () => {
  const result = html(row('/later/', 'Later', { planned: true, flags: ['planned'] }));

  expect(result).not.toContain('href');
  expect(result.match(/Planned/g)).toHaveLength(1);
});

test('an open group shows its pages', () => {
  const result = html(
    group('Inputs', [row('/button/', 'Button'), row('/select/', 'Select')]),
    true,
  );

  expect(result).toContain('<details');
  expect(result).toContain('href="/select/"');
});

test('a closed group is a way to its first page and nothing more', () => {
  const inner = group('Basics', [
    row('/soon/', 'Soon', { planned: true }),
    row('/button/', 'Button'),
  ]);

  const result = html(group('Inputs', [inner, row('/select/', 'Select')]), false);

  expect(result).toContain('<a href="/button/"');
  expect(result).not.toContain('/select/');
});

test.each([
  ['newFeature', 'New'],
  ['beta', 'Beta'],
  ['unstable', 'Preview'],
  ['planned', 'Planned'],
  ['legacy', 'Legacy'],
  ['deprecated', 'Deprecated'],
])('the flag %s reads %s', (flag, text) => {
  expect(html(row('/a/', 'A', { flags: [flag] }))).toContain(`>${text}</span>`);
});

test('a plan is named beside its icon', () => {
  const result = html(row('/a/', 'A', { plan: 'premium' }));

  expect(result).toMatch(/<svg.*<\/svg>Premium/);
});

test('a subheader stands above its pages instead of hiding them', () => {
  const inputs = group('Inputs', [row('/button/', 'Button')], { subheader: 'inputs' });

  const result = html(group('Components', [inputs]), true);

  expect(result.match(/<details/g)).toHaveLength(1);
  expect(result).toContain('href="/button/"');
});

test('a link to another site says so', () => {
  const result = html(row('https://example.org/', 'Store', { external: true }));

  expect(result).toContain('(another site)');
});

function html(given: NavRow, open = false) {
  return renderToStaticMarkup(<NavigationRow row={given} open={open} />);
}

function group(title: string, children: NavRow[], more: Partial<NavRow> = {}): NavRow {
  return row(`/${title}`, title, { children, ...more });
}

function row(pathname: string, title: string, more: Partial<NavRow> = {}): NavRow {
  return {
    pathname,
    title,
    external: false,
    planned: false,
    linkProps: {},
    flags: [],
    children: [],
    ...more,
  };
}
