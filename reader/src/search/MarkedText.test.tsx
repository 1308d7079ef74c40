import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedText } from './MarkedText.tsx';

test('only the letters that were matched are marked', () => {
  const marks = [
    [0, 3],
    [7, 10],
  ] as const;

  const html = renderToStaticMarkup(<MarkedText text="disableRipple" marks={marks} />);

  expect(html).toBe('<mark>dis</mark>able<mark>Rip</mark>ple');
});

test('a text without any is written as it is', () => {
  const html = renderToStaticMarkup(<MarkedText text="a < b" marks={[]} />);

  expect(html).toBe('a &lt; b');
});
