import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { defineLivePart } from './live-part.client.ts';

beforeAll(defineLivePart);
afterEach(() => vi.restoreAllMocks());

const COUNTS = `data:text/javascript,
  export const hydrate = async (root, props, prefix) => {
    root.textContent = prefix + props.label;
  };`;

const FAILS_ONCE = `data:text/javascript,
  if (globalThis.attempts++ === 0) throw new Error("gone");
  export const hydrate = async (root) => {
    root.onclick = () => { root.textContent = "Pressed"; };
  };
  //`;

test('its module is given the part, its props and its prefix', async () => {
  const part = place(COUNTS, '{"label":"Save"}');

  await vi.waitFor(() => expect(part.dataset.state).toBe('live'));

  expect(part.textContent).toBe('p1-Save');
});

test('a module that does not load leaves the part readable and offers to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});

  const part = place('data:text/javascript,throw new Error("gone")');

  await vi.waitFor(() => expect(part.nextElementSibling).not.toBeNull());
  expect(part.dataset.state).toBe('failed');
  expect(part.textContent).toBe('Prerendered');
  expect(part.nextElementSibling?.textContent).toContain('did not load');
  expect(part.nextElementSibling?.querySelector('button')?.textContent).toBe('Try again');
});

test('a module that a newer build has replaced asks for a reload of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));

  const part = place('data:text/javascript,throw new Error("gone")');

  await vi.waitFor(() => expect(part.nextElementSibling).not.toBeNull());
  expect(part.nextElementSibling?.textContent).toContain('was updated');
  expect(part.nextElementSibling?.querySelector('button')?.textContent).toBe('Reload');
  vi.unstubAllGlobals();
});

test('a module that does not load can be reported, where the site says how', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.head.innerHTML = '<meta name="report" content="https://report.example/?title={title}">';
  document.title = 'Switch';

  const part = place('data:text/javascript,throw new Error("gone")');

  await vi.waitFor(() => expect(part.nextElementSibling).not.toBeNull());
  const link = part.nextElementSibling?.querySelector('a');
  expect(link?.getAttribute('href')).toBe(
    'https://report.example/?title=Switch%3A%20Error%3A%20gone',
  );
  document.head.replaceChildren();
});

test('tried again, a module that then loads brings the part to life, and nothing done before is lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('attempts', 0);
  const part = place(FAILS_ONCE);
  await vi.waitFor(() => expect(part.nextElementSibling).not.toBeNull());
  part.click();
  const again = part.nextElementSibling?.querySelector('button');
  again?.focus();

  again?.click();

  await vi.waitFor(() => expect(part.textContent).toBe('Pressed'));
  expect(part.nextElementSibling).toBeNull();
  expect(document.activeElement).toBe(part);
});

function place(src: string, props = '{}'): HTMLElement {
  const part = document.createElement('live-part');
  for (const [name, value] of Object.entries({ src, props, when: 'load', prefix: 'p1-' })) {
    part.setAttribute(name, value);
  }
  part.textContent = 'Prerendered';
  document.body.replaceChildren(part);
  return part;
}
