import { beforeEach, expect, test } from 'vitest';
import type { DemoStore } from './DemoStore.client.ts';
import { placeDemo, storeOf } from './placedDemo.test.fixture.ts';
import { showAddress } from './showAddress.client.ts';

let demo: DemoStore;

beforeEach(() => {
  document.body.replaceChildren();
  demo = storeOf(placeDemo('Basic', 'system css'));
});

function isOpen() {
  return demo.source?.open;
}

test('an address with an ending opens the code', async () => {
  await showAddress([demo], '#Basic.tsx');

  expect(isOpen()).toBe(true);
});

test.each(['#Basic', '#Other.tsx', '#basics', ''])('%j opens nothing', async (hash) => {
  await showAddress([demo], hash);

  expect(isOpen()).toBe(false);
});

test('a variant that is not there is named, with those that are', async () => {
  await showAddress([demo], '#tailwind-Basic.tsx');

  expect(demo.getState().note).toBe(
    'This demo has no Tailwind version. It comes in MUI System and CSS.',
  );
  expect(isOpen()).toBe(true);
});

test('a variant that is not there is named, even where no code is asked for', async () => {
  await showAddress([demo], '#tailwind-Basic');

  expect(demo.getState().note).toContain('no Tailwind version');
  expect(isOpen()).toBe(false);
});

test('a variant that is there needs no words', async () => {
  await showAddress([demo], '#css-Basic.tsx');

  expect(demo.getState().note).toBe('');
});

test('the view in the address is that of the demo', async () => {
  await showAddress([demo], '#Basic?direction=rtl&width=360');

  expect(demo.getState().view).toEqual({ direction: 'rtl', width: 360 });
});

test('an address without a view shows the demo as its page again', async () => {
  await showAddress([demo], '#Basic?width=360');

  await showAddress([demo], '#Basic');

  expect(demo.getState().view).toEqual({});
});

test('what the engine wrote no place for gets one', async () => {
  await showAddress([demo], '#tailwind-Basic.js');

  expect(demo.element.contains(document.getElementById('tailwind-Basic.js'))).toBe(true);
});
