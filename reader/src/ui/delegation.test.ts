import { expect, test, vi } from 'vitest';
import { leadsElsewhere, onApproach, onClick } from './delegation.client.ts';

test('a click in an element counts for it, also in one that comes later', () => {
  const act = vi.fn();
  onClick('.late', act);
  document.body.innerHTML = '<p class="late"><b>Inside</b></p><p class="other">Outside</p>';

  for (const clicked of document.querySelectorAll<HTMLElement>('b, .other')) clicked.click();

  expect(act).toHaveBeenCalledOnce();
  expect(act.mock.calls[0]?.[0]).toBe(document.querySelector('.late'));
});

test.each(['pointerover', 'focusin'])('%s is an approach', (type) => {
  const prepare = vi.fn();
  onApproach('.near', prepare);
  document.body.innerHTML = '<p class="near"><b>Inside</b></p><p class="far">Outside</p>';

  for (const reached of document.querySelectorAll('b, .far')) {
    reached.dispatchEvent(new Event(type, { bubbles: true }));
  }

  expect(prepare).toHaveBeenCalledOnce();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s a link leads elsewhere', (key) => {
  expect(leadsElsewhere(new MouseEvent('click', { [key]: true }))).toBe(true);
  expect(leadsElsewhere(new MouseEvent('click'))).toBe(false);
});
