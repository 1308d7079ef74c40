import { beforeEach, expect, test, vi } from 'vitest';
import { findWords, markArrival } from './markArrival.client.ts';

const highlights = new Map<string, Set<AbstractRange>>();
vi.stubGlobal('CSS', { highlights });
vi.stubGlobal(
  'Highlight',
  class extends Set<AbstractRange> {
    constructor(...ranges: AbstractRange[]) {
      super(ranges);
    }
  },
);

beforeEach(() => {
  history.replaceState(null, '', '/joy-ui/react-button/');
  document.body.innerHTML =
    '<p>Button</p><main><h1>Button</h1><p>Two buttons; debutton.</p><live-part>Button</live-part></main>';
  localStorage.clear();
  highlights.clear();
});

test('every word is found where it begins one of the text, and not in what lives', () => {
  expect(found('butt two')).toEqual(['Butt', 'Two', 'butt']);
});

test('a live part of the article is text', () => {
  document.body.innerHTML = '<main><live-part data-article>Button</live-part></main>';

  expect(found('butt')).toEqual(['Butt']);
});

test.each(['', '·', 'a'])('"%s" is nowhere', (words) => {
  expect(findWords(words)).toEqual([]);
});

test('signs are letters like others', () => {
  document.body.innerHTML = '<main>$base (a.b) a+b</main>';

  expect(found('$base a.b')).toEqual(['$base']);
});

test('what was left for the page is marked once, until Escape', () => {
  leave(Date.now());

  markArrival();
  const marked = highlights.get('sought')?.size;
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  const after = highlights.size;
  markArrival();

  expect(marked).toBe(2);
  expect([after, highlights.size]).toEqual([0, 0]);
});

test('what was left long ago marks nothing', () => {
  leave(Date.now() - 3_600_000);

  markArrival();

  expect(highlights.size).toBe(0);
});

function found(words: string): (string | undefined)[] {
  return findWords(words).map(({ startContainer, startOffset, endOffset }) =>
    startContainer.textContent?.slice(startOffset, endOffset),
  );
}

function leave(when: number): void {
  localStorage.setItem('tearsheet:sought', `${when} /joy-ui/react-button/ button`);
}
