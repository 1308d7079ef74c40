import { beforeEach, expect, test, vi } from 'vitest';
import { tellFailure } from './notes.client.ts';
import { placeDemo } from './samples.client.ts';

let demo: HTMLElement;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.replaceChildren();
  demo = placeDemo();
});

function note() {
  return demo.querySelector('.demo-note')?.textContent;
}

test('that a file did not arrive is called so, whatever was tried', () => {
  tellFailure(demo, new TypeError('Failed to fetch'), 'Copying is not allowed here');

  expect(note()).toContain('could not be loaded');
});

test('what fails otherwise is called what it is', () => {
  tellFailure(demo, new DOMException('No.', 'NotAllowedError'), 'Copying is not allowed here');

  expect(note()).toBe('Copying is not allowed here');
});
