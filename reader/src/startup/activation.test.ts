import { afterEach, expect, test, vi } from 'vitest';
import { whenActivated } from './activation.client.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

test('on a page that is seen it is called at once', () => {
  const begin = vi.fn();

  whenActivated(begin);

  expect(begin).toHaveBeenCalledOnce();
});

test('on a page that is only prepared it waits until that page is shown, and is called once', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const begin = vi.fn();
  whenActivated(begin);
  expect(begin).not.toHaveBeenCalled();

  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));

  expect(begin).toHaveBeenCalledOnce();
});
