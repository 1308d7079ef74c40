import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IconFinder } from './IconFinder.island.tsx';

const NAMES = ['Delete', 'Favorite', 'GitHub', 'Home', 'Menu', 'Settings'];

const files: Record<string, unknown> = {
  '/table.json': {
    version: '7.0.1',
    names: NAMES.join(' '),
    without: { Filled: [], Outlined: [2], Rounded: [], TwoTone: [], Sharp: [] },
    parts: Object.fromEntries(
      ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'].map((style) => [
        style,
        [[0, `/${style}.json`]],
      ]),
    ),
  },
  '/Filled.json': NAMES.map((_, number) => `M${number} 1z`),
  '/Outlined.json': NAMES.map((_, number) => `<path d="M${number} 2z" opacity=".3"/>`),
};

// What the browser of the tests does not have: sizes and places to scroll to.
Element.prototype.scrollTo = () => undefined;
class Sizes {
  observe() {}
  disconnect() {}
}

let lost: boolean;

beforeEach(() => {
  lost = false;
  history.replaceState(null, '', '/icons/');
  localStorage.clear();
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('fetch', async (address: string) =>
    lost || !(address in files)
      ? new Response('', { status: 404 })
      : new Response(JSON.stringify(files[address])),
  );
});

afterEach(() => vi.unstubAllGlobals());

function open(search = '') {
  history.replaceState(null, '', `/icons/${search}`);
  render(<IconFinder table="/table.json" list="/icons.txt" count={NAMES.length} />);
}

/** The names in the grid, in their order. */
function shown(): readonly (string | null)[] {
  return screen.queryAllByRole('gridcell').map(({ textContent }) => textContent);
}

test('all icons are there at first', async () => {
  open();

  await waitFor(() => expect(shown()).toEqual(NAMES));
  expect(await screen.findByText('6 icons')).toBeTruthy();
});

test('what is typed is found by what it stands for, and is in the address', async () => {
  open();

  await userEvent.type(screen.getByRole('searchbox'), 'trash');

  await waitFor(() => expect(shown()).toEqual(['Delete']));
  await waitFor(() => expect(location.search).toBe('?query=trash'));
});

test('another style is drawn from its own file', async () => {
  open();

  await userEvent.click(screen.getByRole('radio', { name: 'Outlined' }));

  await waitFor(() =>
    expect(document.querySelector('[role=gridcell] path')?.getAttribute('d')).toBe('M0 2z'),
  );
  expect(shown()).not.toContain('GitHub');
  expect(await screen.findByText('5 icons, 1 more in other styles')).toBeTruthy();
});

test('an address with an icon opens its details', async () => {
  open('?theme=Outlined&selected=Home');

  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('HomeOutlined');
  expect(dialog.textContent).toContain(
    "import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';",
  );

  (dialog as HTMLDialogElement).close(); // The only one there is.
  await waitFor(() => expect(location.search).toBe('?theme=Outlined'));
});

test('an icon that is pressed is in the address', async () => {
  open();
  await waitFor(() => expect(shown()).toEqual(NAMES));

  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

  expect(location.search).toBe('?selected=Menu');
  expect((await screen.findByRole('dialog')).textContent).toContain('MenuIcon');
});

test('nothing that is found is said, with what comes closest', async () => {
  open('?query=setingz');

  await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));

  await waitFor(() => expect(shown()).toEqual(['Settings']));
});

test('what does not load can be asked for again', async () => {
  lost = true;
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });

  lost = false;
  await userEvent.click(retry);

  await waitFor(() => expect(shown()).toEqual(NAMES));
});
