import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForWrapping, offerWrapping } from './wrap.client.ts';

vi.stubGlobal('scrollBy', () => {});
listenForWrapping();

let layOut: (codes: readonly { target: Element }[]) => void;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.wrap = 'off';
  document.body.innerHTML = figure('long') + figure('short');
  stubLayout();
  offerWrapping();
  layOut([...document.querySelectorAll('code')].map((target) => ({ target })));
});

afterEach(() => vi.restoreAllMocks());

test('only code with a line that is too long offers to wrap', () => {
  expect(find('#long .wrap').textContent).toBe('Wrap lines');
  expect(document.querySelector('#short .wrap')).toBeNull();
});

test('only code that scrolls is a stop for the Tab key', () => {
  expect(find('#long pre').getAttribute('tabindex')).toBe('0');
  expect(find('#short pre').hasAttribute('tabindex')).toBe(false);
});

test('a press wraps all code, says so, and is remembered', () => {
  find('#long .wrap').click();

  expect(document.documentElement.dataset.wrap).toBe('on');
  expect(localStorage.getItem('tearsheet:wrap')).toBe('on');
  return vi.waitFor(() => expect(find('#long .wrap').ariaPressed).toBe('true'));
});

test('another press lets the lines scroll again', () => {
  find('#long .wrap').click();

  find('#long .wrap').click();

  expect(document.documentElement.dataset.wrap).toBe('off');
});

test('measured again, the code gets no second switch', () => {
  layOut([{ target: find('#long code') }]);

  expect(document.querySelectorAll('#long .wrap')).toHaveLength(1);
});

/** jsdom lays nothing out: what the browser would measure is said here. */
function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: typeof layOut) {
        layOut = tell;
      }
      observe() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.closest('#long') ? 900 : 300;
  });
}

function figure(id: string): string {
  return `<figure class="code" id="${id}"><div class="code-tools"><button class="copy"></button></div>
    <pre tabindex="0"><code>one line</code></pre></figure>`;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
