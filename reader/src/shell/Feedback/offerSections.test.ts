import { beforeEach, expect, test } from 'vitest';
import { offerSections } from './offerSections.client.ts';

const PAGE = 'https://site.example/page/';

beforeEach(() => {
  document.head.innerHTML = `<link rel="canonical" href="${PAGE}">`;
  document.body.innerHTML = `
    <nav class="contents"><a href="#first">First steps</a><a href="#limits">Limits</a></nav>
    <form class="rate">
      <input type="radio" data-answer="yes" value="Helpful: Page, ${PAGE} (docs)">
      <input type="radio" data-answer="no" value="Not helpful: Page, ${PAGE} (docs)">
      <div><label>Comment<textarea></textarea></label></div>
    </form>`;
});

test('offers the whole page and each of its sections', () => {
  offerSections();

  const options = [...document.querySelectorAll('option')].map(({ text }) => text);
  expect(options).toEqual(['The whole page', 'First steps', 'Limits']);
});

test('an answer names the address of the section, and of the page again', () => {
  offerSections();

  choose('#limits');
  expect(titles()).toEqual([
    `Helpful: Page, ${PAGE}#limits (docs)`,
    `Not helpful: Page, ${PAGE}#limits (docs)`,
  ]);

  choose('');
  expect(titles()[0]).toBe(`Helpful: Page, ${PAGE} (docs)`);
});

test('a page without sections asks nothing', () => {
  document.querySelector('.contents')?.remove();

  offerSections();

  expect(document.querySelector('select')).toBeNull();
});

function choose(section: string): void {
  const choice = document.querySelector('select');
  if (choice) choice.value = section;
  choice?.dispatchEvent(new Event('change'));
}

function titles(): string[] {
  return [...document.querySelectorAll('input')].map(({ value }) => value);
}
