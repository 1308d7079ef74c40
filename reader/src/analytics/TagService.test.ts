import { beforeEach, expect, test } from 'vitest';
import { TagService } from './TagService.client.ts';

const ADDRESS = 'https://tags.example/gtag/js?id=G-1';

let service: TagService;

beforeEach(() => {
  delete window.gtag;
  delete window.dataLayer;
  document.head.replaceChildren();
  service = new TagService(ADDRESS);
});

test('nothing is there before it starts', () => {
  service.tellEvent('page_view', {});

  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('it is set up once, and the script of the service fetched once', () => {
  service.start();
  service.stop();
  service.start();

  expect(queued()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false }],
  ]);
  expect(scripts()).toEqual([ADDRESS]);
});

test('a command is what the script of the service takes for one', () => {
  service.start();

  const [command] = window.dataLayer ?? [];

  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
});

test('a stopped one tells nothing, and tells the script of the service to do the same', () => {
  service.start();
  service.stop();

  service.tellEvent('page_view', {});
  service.tellProperty('codeVariant', 'JS');

  expect(queued()).toHaveLength(2);
  expect(window).toHaveProperty('ga-disable-G-1', true);
});

test('where the script is blocked the queue does not grow', () => {
  service.start();

  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  service.tellEvent('page_view', {});

  expect(window.dataLayer).toEqual([]);
});

function queued(): unknown[][] {
  return (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
}

function scripts(): string[] {
  return [...document.head.querySelectorAll('script')].map(({ src }) => src);
}
