import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { teachPopovers } from '../../../popoverStandIn.ts';
import { forget } from '../../preferences/choose.client.ts';
import { codeStylingInHash } from '../../preferences/codeStyling.ts';
import { show } from '../../preferences/preference.client.ts';
import { ALL, preferences } from '../../preferences/preferences.client.ts';
import { changeView } from '../changeView.client.ts';
import { Demo } from '../Demo.island.tsx';
import type { DemoStore } from '../DemoStore.client.ts';
import { editedFiles, keepEdit } from '../edits.client.ts';
import { placeDemo, storeOf } from '../placedDemo.test.fixture.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('scrollBy', () => {});
vi.stubGlobal('fetch', async () => Response.json({}));
teachPopovers();

const written: string[] = [];
const system = { styling: 'system', language: 'TS' } as const;
let demo: HTMLElement;
let store: DemoStore;

beforeEach(() => {
  written.length = 0;
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => written.push(text) },
  });
  document.body.replaceChildren();
  ALL.forEach(forget);
  open('system tailwind css');
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

function open(stylings: string) {
  demo?.remove();
  demo = placeDemo('Basic', stylings);
  store = storeOf(demo);
  render(<Demo store={store} />, { container: store.bar });
}

/** What is chosen for the whole page reaches every demo. */
function followPage() {
  act(() => store.followPage());
}

function tool(name: string) {
  return within(screen.getByRole('toolbar')).getByRole('button', { name });
}

function said() {
  return expect.poll(() => demo.querySelector('.demo-says')?.textContent);
}

test('all tools have names, and the bar is called after its demo', () => {
  expect(screen.getByRole('toolbar', { name: 'Tools for Basic' })).toBeTruthy();
  for (const button of demo.querySelectorAll('.demo-bar button')) {
    expect(button.ariaLabel || button.textContent?.trim()).toBeTruthy();
  }
});

test('there is a menu of stylings only where there are several', () => {
  expect(tool('Code styling: MUI System')).toBeTruthy();

  open('system');

  expect(screen.queryByRole('button', { name: /Code styling/ })).toBeNull();
});

test('a styling is chosen for all demos of the site, and the bar says so', async () => {
  await userEvent.click(tool('Code styling: MUI System'));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Tailwind' }));
  followPage();

  expect(document.documentElement.dataset.codeStyling).toBe('tailwind');
  expect(document.cookie).toContain('codeStyling=tailwind');
  expect(tool('Code styling: Tailwind')).toBeTruthy();
  await said().toBe('All demos that have it show Tailwind.');
});

test('of the two languages one is pressed, and a press on the other is kept', async () => {
  expect(tool('TS').ariaPressed).toBe('true');

  await userEvent.click(tool('JS'));
  followPage();

  expect(tool('JS').ariaPressed).toBe('true');
  expect(tool('TS').ariaPressed).toBe('false');
  expect(document.cookie).toContain('codeVariant=JS');
});

test('the code is shown and hidden by one tool', async () => {
  const source = demo.querySelector('details');

  await userEvent.click(tool('Show code'));
  expect(source?.open).toBe(true);
  await userEvent.click(tool('Hide code'));

  expect(source?.open).toBe(false);
});

test('the whole file is copied, whether its code is shown or an excerpt of it', async () => {
  await userEvent.click(tool('Copy the code'));
  await userEvent.click(tool('Show code'));
  await userEvent.click(tool('JS'));
  followPage();
  await userEvent.click(tool('Copy the code'));

  expect(written).toEqual(['system TS', 'system JS']);
  await said().toBe('Copied');
});

test('what is copied holds what was edited', async () => {
  keepEdit(store, system, [{ name: 'index.tsx', text: 'edited' }]);

  await userEvent.click(tool('Copy the code'));

  expect(written).toEqual(['edited']);
});

test('where copying is refused, the demo says so for all to see', async () => {
  vi.stubGlobal('navigator', {});
  document.execCommand = () => false;

  await userEvent.click(tool('Copy the code'));

  expect(demo.querySelector('.demo-note')?.textContent).toBe('Copying is not allowed here');
});

test('the link leads to this variant and becomes the address of the page', async () => {
  show(preferences.codeStyling, 'css');
  followPage();

  await userEvent.click(tool('Copy the link to this demo'));

  expect(location.hash).toBe('#css-Basic.tsx');
  expect(written).toEqual([location.href]);
});

test('the link of a demo with one styling does not name it', async () => {
  open('system');
  await userEvent.click(tool('Show code'));

  await userEvent.click(tool('Copy the link to this demo'));

  expect(location.hash).toBe('#Basic.tsx');
});

test('the link of a demo with several stylings names the whole variant, also while its code is closed', async () => {
  await userEvent.click(tool('Copy the link to this demo'));

  expect(location.hash).toBe('#system-Basic.tsx');
  expect(codeStylingInHash(location.hash)).toBe('system');
});

test('the link of a demo with one styling, whose code is closed, opens none', async () => {
  open('system');

  await userEvent.click(tool('Copy the link to this demo'));

  expect(location.hash).toBe('#Basic');
});

test('a link to what few have chosen names it, since nothing else would show it', async () => {
  show(preferences.codeVariant, 'JS');
  followPage();

  await userEvent.click(tool('Copy the link to this demo'));

  expect(location.hash).toBe('#system-Basic.js');
});

test('the link carries how the demo is looked at', async () => {
  await act(() => changeView(store, { direction: 'rtl', width: 360 }));

  await userEvent.click(tool('Copy the link to this demo'));

  expect(location.hash).toBe('#system-Basic.tsx?direction=rtl&width=360');
});

test('a switch holds for this demo, and the tool shows that it differs', async () => {
  const view = tool('View this demo differently');
  await userEvent.click(view);

  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Phone' }));

  expect(store.getState().view).toEqual({ scheme: 'dark', width: 360 });
  expect(view.hasAttribute('data-differs')).toBe(true);
  await userEvent.click(await screen.findByRole('radio', { name: 'Full' }));
  expect(store.getState().view).toEqual({ scheme: 'dark' });
});

test('the switches show what a link asked for', async () => {
  await act(() => changeView(store, { density: 'compact' }));

  await userEvent.click(tool('View this demo differently'));

  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Compact' })).checked).toBe(
    true,
  );
});

test('a reset forgets edits and the view', async () => {
  const js = { ...system, language: 'JS' } as const;
  keepEdit(store, js, [{ name: 'index.jsx', text: 'edited' }]);
  await act(() => changeView(store, { scheme: 'dark' }));

  await userEvent.click(tool('Reset the demo'));

  expect(editedFiles(store, js)).toBeUndefined();
  expect(store.getState().view).toEqual({});
  await said().toBe('The demo begins anew.');
});

test('a reset is forgotten in the address of the page as well', async () => {
  history.replaceState(null, '', '/#css-Basic.tsx?scheme=dark&edit=abc');

  await userEvent.click(tool('Reset the demo'));

  expect(location.hash).toBe('#css-Basic.tsx');
});

test('the address of another demo stays what it is', async () => {
  history.replaceState(null, '', '/#Other.tsx?scheme=dark');

  await userEvent.click(tool('Reset the demo'));

  expect(location.hash).toBe('#Other.tsx?scheme=dark');
});

test('the focus goes to a point from which the next control is the first of the demo', async () => {
  await userEvent.click(tool('More'));
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Focus the start of the demo' }),
  );
  expect(document.activeElement?.textContent).toBe('Start of Basic');

  await userEvent.tab();

  expect(document.activeElement?.textContent).toBe('Sail');
  expect(demo.querySelector('.demo-start')).toBeNull();
});

test('the menu leads to the source in the repository, where there is one', async () => {
  await userEvent.click(tool('More'));
  const link = await screen.findByRole('menuitem', { name: 'Source in the repository' });

  expect(link).toHaveProperty('href', 'https://code.example/Basic.tsx');
});

test('a demo says in its bar which chosen styling it lacks', () => {
  open('system css');
  show(preferences.codeStyling, 'tailwind');
  followPage();

  expect(demo.querySelector('.demo-lacks')?.textContent).toBe('Not in Tailwind');
  show(preferences.codeStyling, 'css');
  followPage();
  expect(demo.querySelector('.demo-lacks')).toBeNull();
});

test('a project that cannot be made is no silent failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));

  await userEvent.click(tool('Open in StackBlitz'));

  await expect
    .poll(() => demo.querySelector('.demo-note')?.textContent)
    .toBe('The project could not be made. Try again.');
});
