import { afterEach, expect, test, vi } from 'vitest';
import { keepCookie, recallCookie } from './cookies.client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  keepCookie('codeStyling', null);
});

test('a kept choice is recalled, whatever else is kept', () => {
  keepCookie('oldCodeStyling', 'system');

  keepCookie('codeStyling', 'css');

  expect(recallCookie('codeStyling')).toBe('css');
  keepCookie('oldCodeStyling', null);
});

test('it is kept for a year, for the whole site, and not sent to others', () => {
  const write = vi.spyOn(document, 'cookie', 'set');

  keepCookie('codeStyling', 'tailwind');

  expect(write).toHaveBeenCalledWith(
    'codeStyling=tailwind; max-age=31536000; path=/; SameSite=Lax',
  );
});

test('a choice taken back is forgotten', () => {
  keepCookie('codeStyling', 'css');

  keepCookie('codeStyling', null);

  expect(recallCookie('codeStyling')).toBeNull();
});

test('a damaged cookie counts as none', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('codeStyling=%E0%A4%A');

  expect(recallCookie('codeStyling')).toBeNull();
});

test('blocked cookies count as none and break nothing', () => {
  const refuse = () => {
    throw new DOMException('The document has no origin.', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);

  keepCookie('codeStyling', 'css');

  expect(recallCookie('codeStyling')).toBeNull();
});
