import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MistakeNotice } from './MistakeNotice.client.ts';

const mistake = { message: 'TypeError: No.', file: 'index.tsx', line: 3 };
let holder: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  holder = document.createElement('div');
});

afterEach(() => vi.useRealTimers());

test('names the place and what is wrong there', () => {
  new MistakeNotice().show(holder, mistake, false, vi.fn());
  vi.runAllTimers();

  expect(holder.querySelector('[role=alert]')?.textContent).toBe(
    'index.tsx, line 3: TypeError: No.',
  );
});

test('English words keep their order on a page from right to left', () => {
  new MistakeNotice().show(holder, mistake, false, vi.fn());
  vi.runAllTimers();

  expect(holder.querySelector('[role=alert] p')?.getAttribute('dir')).toBe('auto');
});

test('while somebody types nothing is said', () => {
  const notice = new MistakeNotice();
  notice.hold();
  notice.show(holder, mistake, false, vi.fn());

  vi.advanceTimersByTime(250);
  expect(holder.childElementCount).toBe(0);
  vi.advanceTimersByTime(100);

  expect(holder.childElementCount).toBe(1);
});

test('what is mended in time was never wrong', () => {
  const notice = new MistakeNotice();
  const shown = vi.fn();
  notice.hold();
  notice.show(holder, mistake, false, shown);

  notice.clear();
  vi.runAllTimers();

  expect(holder.childElementCount).toBe(0);
  expect(shown).not.toHaveBeenCalled();
});

test('a new mistake takes the place of the one before', () => {
  const notice = new MistakeNotice();
  notice.show(holder, mistake, false, vi.fn());
  vi.runAllTimers();

  notice.show(holder, { message: 'Other.' }, true, vi.fn());
  vi.runAllTimers();

  expect(holder.textContent).toBe('Other.The last version that worked is shown.');
});

test('what the code says is text, never markup', () => {
  new MistakeNotice().show(holder, { message: '<img src=x>' }, false, vi.fn());
  vi.runAllTimers();

  expect(holder.querySelector('img')).toBeNull();
});
