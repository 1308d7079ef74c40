import { beforeEach, expect, test, vi } from 'vitest';
import { filterTitles } from './filterTitles.client.ts';

const MANY = Array.from({ length: 150 }, (_, index) => [`Page ${index}`, `/page-${index}/`, 1]);
const FILES: Record<string, object> = {
  '/1.json': {
    groups: [['Inputs'], []],
    rows: [
      ['Button', '/button/', 0],
      ['IconButton', '/icon-button/', 0],
      ['Disabled', '/disabled/', 1],
    ],
  },
  '/2.json': { groups: [['API', 'Data'], []], rows: [['Table', '/table/', 0], ...MANY] },
};

beforeEach(async () => {
  document.body.innerHTML = `
    <div id="drawer"><input><p role="status"></p><nav><ul class="list"><li><a href="/a/">A</a></li>
    <template data-titles="/1.json /2.json"><li><a class="row" href="/"></a></li></template>
    </ul></nav></div>`;
  vi.stubGlobal('fetch', async (file: string) => Response.json(FILES[file]));
  const template = document.querySelector('template') as HTMLTemplateElement;
  await filterTitles(document.querySelector('#drawer') as HTMLElement, template);
});

test('pages of groups that were never opened are found, with their words marked', () => {
  type('but');

  expect(shown()).toEqual(['Button', 'IconButton']);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'But',
    'But',
  ]);
  expect(document.querySelector('[href="/button/"]')?.className).toBe('row');
  expect(status()).toBe('2 pages');
});

test('a word may be that of a group around', () => {
  type('data tab');

  expect(shown()).toEqual(['Table']);
  expect(document.querySelector('small')?.textContent).toBe('API › Data');
  expect(status()).toBe('1 page');
});

test('the middle of a word is looked at when no word begins so', () => {
  type('abled');

  expect(shown()).toEqual(['Disabled']);
});

test('all that is found is counted, and as much is listed as anybody reads', () => {
  type('page');

  expect(shown()).toHaveLength(100);
  expect(status()).toBe('150 pages');
});

test('an empty field leaves everything as it was', () => {
  const before = document.querySelector('nav')?.innerHTML;

  type('table');
  expect(document.querySelector<HTMLElement>('.list')?.hidden).toBe(true);
  type('');

  expect(document.querySelector('nav')?.innerHTML.replace(' hidden=""', '')).toBe(before);
  expect(status()).toBe('');
});

test('the arrows walk over what was found', () => {
  type('but');

  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement?.getAttribute('href')).toBe('/icon-button/');
  press('ArrowUp');
  press('ArrowUp');

  expect(document.activeElement).toBe(field());
});

function type(words: string) {
  field().value = words;
  field().focus();
  field().dispatchEvent(new Event('input'));
}

function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

function shown() {
  const lists = [...document.querySelectorAll<HTMLElement>('nav > ul')].filter((it) => !it.hidden);
  return lists.flatMap((list) =>
    [...list.querySelectorAll('a')].map((link) => link.firstChild?.textContent),
  );
}

function status() {
  return document.querySelector('[role=status]')?.textContent;
}

function field() {
  return document.querySelector('input') as HTMLInputElement;
}
