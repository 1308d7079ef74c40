// @vitest-environment node
import { expect, test } from 'vitest';
import { confine, keepOutOfDemos } from './selectors.ts';

const SCOPE = '[data-scope="x"]';

test.each([
  ['.button', '.button:where([data-scope="x"] *)'],
  ['ul > li, p', 'ul > li:where([data-scope="x"] *),p:where([data-scope="x"] *)'],
  ['[dir="rtl"] .card', '[dir="rtl"] .card:where([data-scope="x"] *)'],
  ['*', '*:where([data-scope="x"] *)'],
])('%s matches only within the scope', (selector, confined) => {
  expect(confine(selector, SCOPE)).toBe(confined);
});

test.each([
  ['::placeholder', ':where([data-scope="x"] *)::placeholder'],
  ['.a:hover::before', '.a:hover:where([data-scope="x"] *)::before'],
  ['.a:after', '.a:where([data-scope="x"] *):after'],
  [
    'input::file-selector-button:hover',
    'input:where([data-scope="x"] *)::file-selector-button:hover',
  ],
])('the pseudo-element of %s stays at its end', (selector, confined) => {
  expect(confine(selector, SCOPE)).toBe(confined);
});

test.each([':root', 'html', 'body', ':root, :host', 'html, body'])(
  '%s becomes the place of the demo',
  (selector) => {
    expect(confine(selector, SCOPE)).toBe('[data-scope="x"]');
  },
);

test.each([String.raw`.before\:content-\[\'a\,b\'\]`, '.a:is(p, q::before)', '[title="a, b::c"]'])(
  'what is escaped, quoted or in brackets ends nothing: %s',
  (selector) => {
    expect(confine(selector, SCOPE)).toBe(`${selector}:where([data-scope="x"] *)`);
  },
);

test('a style of the site stays out of demos and of what they open', () => {
  expect(keepOutOfDemos('.table td::before')).toBe(
    '.table td:where(:not(live-part:not([data-article]) *,[data-scope] *))::before',
  );
});
