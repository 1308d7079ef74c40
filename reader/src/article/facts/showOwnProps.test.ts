import { beforeEach, expect, test, vi } from 'vitest';
import { offerOwnProps } from './offerOwnProps.client.ts';
import { readProps, showOwnProps } from './showOwnProps.client.ts';

const API_PAGE = `
  <h2 id="lamp-props"><a class="anchor" id="props" href="#lamp-props">Props</a></h2>
  <div class="facts-layout"></div>
  <p class="facts-head"></p>
  <ul class="facts">
    <li id="lamp-prop-glow"><p class="name"><a class="anchor" href="#lamp-prop-glow">glow</a></p>
      <div><a href="/light/">Light</a></div></li>
  </ul>
  <h2 id="lamp-classes"><a class="anchor" id="classes" href="#lamp-classes">Classes</a></h2>
  <ul class="facts"><li id="lamp-classes-root"></li></ul>`;
const ADDRESS = 'https://lamps.example/api/lamp/';

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

beforeEach(() => {
  document.body.innerHTML = `<ul class="api-entries"><li><a href="${ADDRESS}">Lamp</a>
    <details open><summary>Props of Lamp</summary></details></li></ul>`;
});

test('the props come from below their heading, without those of other sections', () => {
  const lists = readProps(page(API_PAGE), ADDRESS);

  expect(lists.map(({ className }) => className)).toEqual(['facts-head', 'facts']);
});

test('their links lead to the API page, and none of their ids comes along', () => {
  const [, list] = readProps(page(API_PAGE), ADDRESS);

  const links = [...(list?.querySelectorAll('a') ?? [])].map(({ href }) => href);
  expect(links).toEqual([`${ADDRESS}#lamp-prop-glow`, 'https://lamps.example/light/']);
  expect(list?.querySelector('[id]')).toBeNull();
});

test('of several components on an API page the one of the address is read', () => {
  const shade = API_PAGE.replaceAll('lamp', 'shade').replaceAll('glow', 'tint');

  const [, list] = readProps(page(API_PAGE + shade), `${ADDRESS}#shade`);

  expect(list?.querySelector('.anchor')?.textContent).toBe('tint');
});

test('a click on the fold fetches the props once', async () => {
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(API_PAGE));
  offerOwnProps();
  const summary = document.querySelector('summary');

  summary?.click();
  await vi.waitFor(() => expect(document.querySelector('details .facts')).not.toBeNull());
  summary?.click();

  expect(fetching).toHaveBeenCalledOnce();
  fetching.mockRestore();
});

test('when the page cannot be fetched the fold says so, and tries again when it is opened again', async () => {
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(new Response(API_PAGE));
  const fold = document.querySelector('details') as HTMLDetailsElement;

  await showOwnProps(fold);
  expect(fold.querySelector('[role=status]')?.textContent).toContain('could not be loaded');
  fold.dispatchEvent(new Event('toggle'));
  await showOwnProps(fold);

  expect(fold.querySelectorAll('.facts > li')).toHaveLength(1);
  fetching.mockRestore();
});
