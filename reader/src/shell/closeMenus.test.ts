import { beforeEach, expect, test } from 'vitest';
import { closeMenus } from './closeMenus.ts';

closeMenus();

beforeEach(() => {
  document.body.innerHTML = `
    <details data-menu="" open><summary tabindex="0">Products</summary><a href="#a">One</a></details>
    <details open><summary>Show code</summary></details>
    <p>Elsewhere</p>`;
});

test('a press elsewhere closes the menu and leaves other details alone', () => {
  document.querySelector('p')?.click();

  expect(openDetails()).toEqual(['Show code']);
});

test('a press inside keeps the menu open', () => {
  document.querySelector('a')?.click();

  expect(openDetails()).toContain('Products');
});

test('Escape closes the menu and gives the focus back to its name', () => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

  expect(openDetails()).toEqual(['Show code']);
  expect(document.activeElement?.textContent).toBe('Products');
});

function openDetails() {
  const summaries = document.querySelectorAll('details[open] > summary');
  return [...summaries].map((summary) => summary.textContent);
}
