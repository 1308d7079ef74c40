import { expect, test } from 'vitest';
import { chosenOf, writeElement } from './code.ts';

test('writes texts in quotes, numbers in braces and switches by name', () => {
  const code = writeElement('Badge', {
    color: 'primary',
    max: 9,
    invisible: true,
    children: 'Mail',
  });

  expect(code).toBe('<Badge color="primary" max={9} invisible>Mail</Badge>');
});

test('writes what is switched off where that is not usual', () => {
  expect(writeElement('Badge', { showZero: false })).toBe('<Badge showZero={false} />');
});

test('leaves out what is usual and what is empty', () => {
  const controls = [
    { name: 'disabled', kind: 'switch', value: false, usual: false },
    { name: 'ripple', kind: 'switch', value: true, usual: true },
    { name: 'size', kind: 'choice', value: 'medium', usual: 'medium' },
    { name: 'href', kind: 'text', value: '' },
    { name: 'children', kind: 'text', value: 'Save' },
  ] as const;
  const values = { disabled: false, ripple: false, size: 'small', href: '', children: 'Save' };

  expect(chosenOf(controls, values)).toEqual({ ripple: false, size: 'small', children: 'Save' });
  expect(chosenOf(controls, { ...values, ripple: true, size: 'medium' })).toEqual({
    children: 'Save',
  });
});

test('keeps text that JSX would read as something else', () => {
  expect(writeElement('Button', { children: 'a < {b}' })).toBe('<Button>{"a < {b}"}</Button>');
  expect(writeElement('Button', { title: 'say "hi"' })).toBe(
    '<Button title="say &quot;hi&quot;" />',
  );
});
