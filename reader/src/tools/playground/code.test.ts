import { expect, test } from 'vitest';
import { writeElement } from './code.ts';

test('writes texts in quotes, numbers in braces and switches by name', () => {
  const code = writeElement('Badge', {
    color: 'primary',
    max: 9,
    invisible: true,
    children: 'Mail',
  });

  expect(code).toBe('<Badge color="primary" max={9} invisible>Mail</Badge>');
});

test('leaves out what is off or empty', () => {
  expect(writeElement('Button', { disabled: false, href: '' })).toBe('<Button />');
});

test('keeps text that JSX would read as something else', () => {
  expect(writeElement('Button', { children: 'a < {b}' })).toBe('<Button>{"a < {b}"}</Button>');
  expect(writeElement('Button', { title: 'say "hi"' })).toBe(
    '<Button title="say &quot;hi&quot;" />',
  );
});
