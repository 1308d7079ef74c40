import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import * as texts from '../../../styles/generated/texts.ts';
import { ErrorMessage } from './ErrorMessage.island.tsx';

const codes = [{ number: 11, message: 'The color%s needs `main` or `%s`.' }];

afterEach(() => {
  history.replaceState(null, '', '/');
});

function answer(search: string): HTMLElement {
  history.replaceState(null, '', `/${search}`);
  render(<ErrorMessage codes={codes} />);
  return screen.getByRole('status');
}

test('puts the words of the address in their places', () => {
  const place = answer('?code=11&args[]=%20(primary)&args[]=500');

  expect(place.textContent).toBe('Error 11The color (primary) needs main or 500.');
  expect(screen.getByRole('link', { name: 'Error 11' }).getAttribute('href')).toBe('#code-11');
});

test('what looks like an element in the address stays text', () => {
  const place = answer('?code=11&args[]=%3Cimg%20src%3Dx%3E');

  expect(place.textContent).toContain('The color<img src=x> needs');
  expect(place.querySelector('img')).toBeNull();
});

test('a word that is missing leaves its gap, an empty one closes it', () => {
  expect(answer('?code=11&args[]=').textContent).toContain('The color needs main or ….');
});

test('words beyond the gaps change nothing', () => {
  const place = answer('?code=11&args[]=a&args[]=b&args[]=c');

  expect(place.textContent).toBe('Error 11The colora needs main or b.');
});

test.each(['99', '<b>9</b>', '11"]'])('says what to do about %s, which is not listed', (code) => {
  const place = answer(`?code=${encodeURIComponent(code)}`);

  expect(place.textContent).toContain(`Error ${code}`);
  expect(place.textContent).toContain('The list below does not have it');
  expect(place.querySelector('b')).toBeNull();
});

test('without a number the page says how to come by one', () => {
  expect(answer('?args[]=teal').textContent).toContain('This address carries no number');
});

test('before the address is read, what follows waits', () => {
  const html = renderToString(<ErrorMessage codes={codes} />);

  expect(html).toContain(texts.errorNoTitle);
  expect(html).not.toContain('data-answered');
  expect(answer('').dataset.answered).toBe('');
});
