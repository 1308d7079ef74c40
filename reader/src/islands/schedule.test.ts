import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenItIsTime } from './schedule.client.ts';

const begin = vi.fn();

beforeEach(() => begin.mockClear());
afterEach(() => vi.unstubAllGlobals());

test('load begins at once', () => {
  whenItIsTime(document.createElement('div'), 'load', begin);

  expect(begin).toHaveBeenCalledOnce();
});

const SIGNS = ['pointerenter', 'focusin', 'touchstart', 'click'];

test.each(SIGNS)('interaction begins with %s, once', (sign) => {
  const part = document.createElement('div');
  whenItIsTime(part, 'interaction', begin);
  expect(begin).not.toHaveBeenCalled();

  part.dispatchEvent(new Event(sign));
  part.dispatchEvent(new Event('pointerenter'));

  expect(begin).toHaveBeenCalledOnce();
});

test('visible begins when the part comes within 200 px of the view', () => {
  const part = document.createElement('div');
  const watcher = stubWatcher();
  whenItIsTime(part, 'visible', begin);

  watcher.report(part, false);
  expect(begin).not.toHaveBeenCalled();
  watcher.report(part, true);

  expect(begin).toHaveBeenCalledOnce();
  expect(watcher.margin).toBe('200px');
});

/** jsdom lays nothing out: what the browser would see is said by the test. */
function stubWatcher() {
  const watcher = { margin: '', report: (_: Element, __: boolean) => {} };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[], by: object) => void, options: { rootMargin: string }) {
        watcher.margin = options.rootMargin;
        watcher.report = (target, isIntersecting) => tell([{ target, isIntersecting }], this);
      }
      observe() {}
      unobserve() {}
    },
  );
  return watcher;
}
