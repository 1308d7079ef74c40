import { afterEach, beforeAll, expect, test } from 'vitest';
import { MistakeList } from './MistakeList.island.tsx';

const flag = {
  file: 'content/joy-ui/react-switch/page.md',
  line: 4,
  problem: 'There is no flag "novel".',
  remedy: 'Use one of: new, beta.',
};

beforeAll(() => {
  // What jsdom does not have yet; that it is shown, and how, only a browser can tell.
  HTMLElement.prototype.showPopover ??= () => undefined;
});

afterEach(() => {
  document.body.replaceChildren();
});

test('says file, line, problem and remedy of every mistake', () => {
  new MistakeList().show([flag, { ...flag, line: null, problem: 'The title is too long.' }]);

  const text = shown()?.textContent;
  expect(text).toContain('2 mistakes');
  expect(text).toContain('content/joy-ui/react-switch/page.md:4');
  expect(text).toContain('There is no flag "novel".');
  expect(text).toContain('Use one of: new, beta.');
  expect(text).toContain('The title is too long.');
});

test('is announced and named', () => {
  new MistakeList().show([flag]);

  expect(shown()?.querySelector('[role="alert"]')).toHaveProperty('textContent', '1 mistake');
  const name = shown()?.querySelector('section')?.getAttribute('aria-labelledby') ?? '';
  expect(shown()?.getElementById(name)?.textContent).toBe('1 mistake');
});

test('goes away when everything is mended', () => {
  const list = new MistakeList();

  list.show([flag]);
  list.show([]);

  expect(shown()).toBeUndefined();
});

test('what was closed comes back with another mistake only', () => {
  const list = new MistakeList();
  list.show([flag]);

  shown()?.querySelector('button')?.click();
  list.show([flag]);

  expect(shown()).toBeUndefined();
  list.show([{ ...flag, line: 5 }]);
  expect(shown()?.textContent).toContain('page.md:5');
});

test('what a mistake quotes is text, never HTML', () => {
  new MistakeList().show([{ ...flag, problem: '<img src="x">' }]);

  expect(shown()?.querySelector('img')).toBeNull();
});

function shown(): ShadowRoot | undefined {
  return document.querySelector('tearsheet-mistakes')?.shadowRoot ?? undefined;
}
