import { expect, test, vi } from 'vitest';
import { sendForm } from './sendForm.client.ts';

test('a form goes to a new tab that learns nothing of this one, and leaves nothing behind', () => {
  const sent: HTMLFormElement[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push(this);
  });

  sendForm({ action: 'https://editor.example/', fields: new Map([['code', 'two\nlines']]) });

  const [form] = sent;
  expect(form).toHaveProperty('method', 'post');
  expect(form).toHaveProperty('target', '_blank');
  expect(form?.rel).toBe('noopener');
  expect([...new FormData(form)]).toEqual([['code', 'two\nlines']]);
  expect(document.querySelector('form')).toBeNull();
});
