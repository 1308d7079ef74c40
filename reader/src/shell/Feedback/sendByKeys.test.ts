import { beforeEach, expect, test, vi } from 'vitest';
import { sendByKeys } from './sendByKeys.client.ts';

sendByKeys();

const submitted = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  submitted.mockClear();
  document.body.innerHTML = '<form class="rate"><textarea></textarea></form><textarea></textarea>';
  document.querySelector('form')?.addEventListener('submit', submitted);
});

test.each([{ ctrlKey: true }, { metaKey: true }])('%o and Enter submit the comment', (keys) => {
  press('.rate textarea', keys);

  expect(submitted).toHaveBeenCalledOnce();
});

test('Enter alone begins a new line, and other fields submit nothing', () => {
  press('.rate textarea', {});
  press('form + textarea', { ctrlKey: true });

  expect(submitted).not.toHaveBeenCalled();
});

function press(field: string, keys: KeyboardEventInit): void {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...keys });
  document.querySelector(field)?.dispatchEvent(event);
}
