// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NavRow, RowKind } from '../site.ts';
import { NavigationRow } from './NavigationRow.tsx';

test('the address of a page follows the name of its tag at once', () => {
  expect(html(row('/button/', 'Button'))).toContain('<a href="/button/" ');
});

test('an unwritten page is announced, not linked', () => {
  const result = html(row('/later/', 'Later', { unwritten: true, flags: ['unwritten'] }));

  expect(result).not.toContain('href');
  expect(result.match(/Unwritten/g)).toHaveLength(1);
});

test('an open group shows its pages', () => {
  const result = html(group('open', 'Inputs', [row('/button/', 'Button'), row('/b/', 'B')]));

  expect(result).toContain('<details');
  expect(result).toContain('href="/b/"');
});

test('a closed group is a way to its first page', () => {
  const result = html(row('/button/', 'Inputs', { kind: 'closed' }));

  expect(result).not.toContain('<details');
  expect(result).toMatch(/<a href="\/button\/".*Inputs/);
});

test('a group among all rows is closed, and a link lies over its title', () => {
  const inputs = group('group', 'Inputs', [row('/button/', 'Button')]);

  const result = html({ ...inputs, pathname: '/button/' });

  expect(result).toMatch(/<details class="[^"]*"><summary[^>]*>.*Inputs.*<\/summary>/);
  expect(result).toMatch(/<span aria-hidden="true"><a href="\/button\/"[^>]* tabindex="-1">/);
});

test('a group whose pages are all unwritten has nothing to lie over it', () => {
  const later = group('group', 'Later', [row('/later/', 'Later', { unwritten: true })]);

  expect(html({ ...later, pathname: null })).not.toContain('href');
});

test('a closed group without a page to show leads nowhere', () => {
  const result = html(row('', 'Inputs', { kind: 'closed', pathname: null }));

  expect(result).not.toContain('href');
});

test('a list that is too long names how many pages are before and after', () => {
  const earlier = row('/a/', 'A', { kind: 'earlier', count: 40 });
  const later = row('/z/', 'Z', { kind: 'later', count: 170 });

  const result = html(group('open', 'Inputs', [earlier, row('/m/', 'M'), later]));

  expect(result).toMatch(/<a href="\/a\/"[^>]*>40 pages before<\/a>/);
  expect(result).toMatch(/<a href="\/z\/"[^>]*>170 pages after<\/a>/);
});

test.each([
  ['newFeature', 'New'],
  ['beta', 'Beta'],
  ['unstable', 'Preview'],
  ['planned', 'Planned'],
  ['unwritten', 'Unwritten'],
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
  const inputs = group('section', 'Inputs', [row('/button/', 'Button')]);

  const result = html(group('open', 'Components', [inputs]));

  expect(result.match(/<details/g)).toHaveLength(1);
  expect(result).toContain('href="/button/"');
});

test('a link to another site says so', () => {
  const result = html(row('https://example.org/', 'Store', { external: true }));

  expect(result).toContain('(another site)');
});

function html(given: NavRow) {
  return renderToStaticMarkup(<NavigationRow row={given} />);
}

function group(kind: RowKind, title: string, children: NavRow[]): NavRow {
  return row(`/${title}`, title, { kind, children });
}

function row(pathname: string, title: string, more: Partial<NavRow> = {}): NavRow {
  return {
    kind: 'page',
    pathname,
    title,
    external: false,
    unwritten: false,
    linkProps: {},
    flags: [],
    children: [],
    ...more,
  };
}
