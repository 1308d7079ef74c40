import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchLiveModules, runModules } from './liveModules.client.ts';

let near: (part: Element | null, isIntersecting?: boolean) => void;
let margin: string | undefined;

beforeEach(() => {
  document.head.innerHTML = '<meta name="live-modules" content="/react.js /button.js /grid.js">';
  document.body.innerHTML =
    '<live-part id="button" modules="0 1"></live-part><live-part id="grid" modules="0 2"></live-part>';
  // jsdom lays nothing out: what the browser would see is said by the test.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[], by: object) => void, options: { rootMargin: string }) {
        margin = options.rootMargin;
        near = (target, isIntersecting = true) => tell([{ target, isIntersecting }], this);
      }
      observe() {}
      unobserve() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('nothing is asked for before the page has loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  margin = undefined;

  fetchLiveModules();
  expect(margin).toBeUndefined();

  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(margin).toBe('125% 0px'));
});

test('the modules of a part are asked for when it is near, those that others share once', async () => {
  await fetchAtRest();
  near(part('button'), false);
  expect(addresses()).toEqual([]);

  near(part('button'));
  expect(addresses()).toEqual(['/react.js', '/button.js']);
  near(part('grid'));

  expect(addresses()).toEqual(['/react.js', '/button.js', '/grid.js']);
});

test('a page without live parts watches nothing', () => {
  document.head.innerHTML = '';
  margin = undefined;

  fetchLiveModules();

  expect(margin).toBeUndefined();
});

test('the files of a part run in their order, and the browser gets its turn after a long one', async () => {
  const ran: string[] = [];
  vi.stubGlobal('ran', ran);
  vi.stubGlobal('scheduler', { yield: async () => ran.push('the browser') });
  // Time goes by only while the long one runs, however busy the machine is.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('work', () => {
    now += 9;
  });
  const long = 'work()';
  const files = [file('short', ''), file('long', long), file('next', ''), file('part', '')];

  await runModules(placePart(files));

  expect(ran).toEqual(['short', 'long', 'the browser', 'next']);
});

test('a file that does not load keeps none of the others from running', async () => {
  const ran: string[] = [];
  vi.stubGlobal('ran', ran);

  await runModules(
    placePart([file('gone', 'throw(new(Error))'), file('there', ''), file('own', '')]),
  );

  expect(ran).toEqual(['there']);
});

/** The address of a module, without a blank as all addresses. */
function file(name: string, code: string): string {
  return `data:text/javascript,${code};ran.push("${name}")`;
}

function placePart(files: readonly string[]): HTMLElement {
  document.head.innerHTML = '<meta name="live-modules">';
  document.querySelector('meta')?.setAttribute('content', files.join(' '));
  const element = document.createElement('live-part');
  element.setAttribute('modules', Object.keys(files).join(' '));
  element.setAttribute('src', files.at(-1) ?? '');
  return element;
}

async function fetchAtRest(): Promise<void> {
  margin = undefined;
  fetchLiveModules();
  await vi.waitFor(() => expect(margin).toBeDefined());
}

function part(id: string): Element | null {
  return document.getElementById(id);
}

function addresses() {
  return [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
}
