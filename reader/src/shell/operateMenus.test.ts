import { beforeEach, expect, test } from 'vitest';
import { operateMenus } from './operateMenus.client.ts';

operateMenus();

beforeEach(() => {
  document.body.innerHTML = `
    <details data-menu="" open>
      <summary tabindex="0">Products</summary>
      <a href="#a">One</a><a href="#b">Two</a><a href="#c">Three</a>
    </details>
    <details open><summary>Show code</summary></details>
    <p>Elsewhere</p><button>Next</button>`;
});

test('a press elsewhere closes the menu and leaves other details alone', () => {
  document.querySelector('p')?.click();

  expect(openDetails()).toEqual(['Show code']);
});

test('a press inside keeps the menu open', () => {
  document.querySelector('a')?.click();

  expect(openDetails()).toContain('Products');
});

test('the menu closes when the focus goes on', () => {
  document.querySelector('a')?.focus();
  expect(openDetails()).toContain('Products');

  document.querySelector('button')?.focus();

  expect(openDetails()).toEqual(['Show code']);
});

test('Escape closes the menu and gives the focus back to its name', () => {
  press('Escape');

  expect(openDetails()).toEqual(['Show code']);
  expect(document.activeElement?.textContent).toBe('Products');
});

test.each([
  ['from its name', ['ArrowDown'], 'One'],
  ['on', ['ArrowDown', 'ArrowDown'], 'Two'],
  ['back', ['End', 'ArrowUp'], 'Two'],
  ['round the end', ['End', 'ArrowDown'], 'One'],
  ['round the beginning', ['Home', 'ArrowUp'], 'Three'],
  ['to the end', ['End'], 'Three'],
  ['to the beginning', ['End', 'Home'], 'One'],
])('keys move the focus %s', (_, keys, reached) => {
  document.querySelector('summary')?.focus();

  for (const key of keys) press(key);

  expect(document.activeElement?.textContent).toBe(reached);
});

test('the arrow down opens a closed menu; other keys are left to the page', () => {
  const menu = document.querySelector('details');
  if (menu) menu.open = false;
  document.querySelector('summary')?.focus();

  expect(press('End')).toBe(true);
  expect(press('ArrowDown')).toBe(false);

  expect(menu?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('One');
});

/** Presses a key where the focus is and says whether the page still gets it. */
function press(key: string): boolean {
  const options = { key, bubbles: true, cancelable: true };
  return (document.activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', options));
}

function openDetails() {
  const summaries = document.querySelectorAll('details[open] > summary');
  return [...summaries].map((summary) => summary.textContent);
}
