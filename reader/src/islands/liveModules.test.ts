import { expect, test, vi } from 'vitest';
import { fetchLiveModules } from './liveModules.ts';

test('modules are asked for only when the page has loaded', async () => {
  document.head.innerHTML = '<meta name="live-modules" content="/assets/a.js /assets/b.js">';
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

  fetchLiveModules();
  expect(document.querySelector('link')).toBeNull();

  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(addresses()).toEqual(['/assets/a.js', '/assets/b.js']));
});

test('a page without live parts asks for nothing', () => {
  document.head.innerHTML = '';

  fetchLiveModules();

  expect(addresses()).toEqual([]);
});

function addresses() {
  return [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
}
