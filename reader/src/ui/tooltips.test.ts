import { beforeEach, expect, test } from 'vitest';
import { closeTooltips } from './tooltips.client.ts';

closeTooltips();

beforeEach(() => {
  document.body.innerHTML = '<button data-tooltip="Settings"></button><button></button>';
});

test('Escape hides the tooltip of the button in focus until the focus comes back', () => {
  const [button, other] = document.querySelectorAll('button');
  button?.focus();

  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(button?.hasAttribute('data-closed')).toBe(true);

  other?.focus();
  expect(button?.hasAttribute('data-closed')).toBe(false);
});

test('other keys leave it open', () => {
  const button = document.querySelector('button');
  button?.focus();

  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

  expect(button?.hasAttribute('data-closed')).toBe(false);
});
