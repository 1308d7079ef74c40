import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchClicks } from './clicks.client.ts';

const tell = vi.fn();

beforeAll(() => watchClicks(tell));
beforeEach(() => tell.mockClear());
afterEach(() => vi.restoreAllMocks());

test('what is clicked inside of an element counts for it', () => {
  show(
    '<a data-analytics-category="c" data-analytics-action="a" data-analytics-label="l"><b></b></a>',
  );

  click('b');

  expect(tell).toHaveBeenCalledExactlyOnceWith('c', { eventAction: 'a', eventLabel: 'l' });
});

test('of two elements in each other the inner one counts', () => {
  show('<p data-analytics-category="outer"><b data-analytics-category="inner"></b></p>');

  click('b');

  expect(tell).toHaveBeenCalledExactlyOnceWith('inner', {});
});

test('who keeps a click to itself is counted nevertheless', () => {
  show('<b data-analytics-category="kept"></b>');
  document.querySelector('b')?.addEventListener('click', (event) => event.stopPropagation());

  click('b');

  expect(tell).toHaveBeenCalledOnce();
});

test.each([
  ['0.5', 0.49, 1],
  ['0.5', 0.5, 0],
  ['0', 0, 0],
  ['1', 0.999, 1],
  ['many', 0.999, 1],
])('of a split of %s a draw of %d leaves %d', (split, drawn, times) => {
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  show(`<b data-analytics-category="c" data-analytics-split="${split}"></b>`);

  click('b');

  expect(tell).toHaveBeenCalledTimes(times);
});

test('the parts of the reader are known by their looks', () => {
  show('<figure class="demo" data-demo="switch/Basic"><button class="copy"></button></figure>');

  click('button');

  const fields = { eventAction: 'copy', eventLabel: 'switch/Basic' };
  expect(tell).toHaveBeenCalledExactlyOnceWith('demo', fields);
});

test('everything else is nobody’s business', () => {
  show('<b></b>');

  click('b');

  expect(tell).not.toHaveBeenCalled();
});

function show(html: string): void {
  document.body.innerHTML = html;
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}
