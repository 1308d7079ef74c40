import { beforeEach, expect, test } from 'vitest';
import { viewOf } from './DemoView.client.ts';
import { placeDemo } from './samples.client.ts';
import { showAddress } from './showAddress.client.ts';

let demo: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  demo = placeDemo('Basic', 'system css');
});

function isOpen() {
  return demo.querySelector('details')?.open;
}

test('an address with an ending opens the code', async () => {
  await showAddress('#Basic.tsx');

  expect(isOpen()).toBe(true);
});

test.each(['#Basic', '#Other.tsx', '#basics', ''])('%j opens nothing', async (hash) => {
  await showAddress(hash);

  expect(isOpen()).toBe(false);
});

test('a cut that is not there is named, with those that are', async () => {
  await showAddress('#tailwind-Basic.tsx');

  expect(demo.querySelector('.demo-note')?.textContent).toBe(
    'This demo has no Tailwind version. It comes in MUI System and CSS.',
  );
  expect(isOpen()).toBe(true);
});

test('a cut that is not there is named, even where no code is asked for', async () => {
  await showAddress('#tailwind-Basic');

  expect(demo.querySelector('.demo-note')?.textContent).toContain('no Tailwind version');
  expect(isOpen()).toBe(false);
});

test('a cut that is there needs no words', async () => {
  await showAddress('#css-Basic.tsx');

  expect(demo.querySelector('.demo-note')).toBeNull();
});

test('the view in the address is that of the demo', async () => {
  await showAddress('#Basic?direction=rtl&width=360');

  expect(viewOf(demo).setting).toEqual({ direction: 'rtl', width: 360 });
});

test('an address without a view shows the demo as its page again', async () => {
  await showAddress('#Basic?width=360');

  await showAddress('#Basic');

  expect(viewOf(demo).setting).toEqual({});
});

test('what the engine wrote no place for gets one', async () => {
  await showAddress('#tailwind-Basic.js');

  expect(demo.contains(document.getElementById('tailwind-Basic.js'))).toBe(true);
});
