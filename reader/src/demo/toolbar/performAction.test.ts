import { beforeEach, expect, test, vi } from 'vitest';
import type { DemoStore } from '../DemoStore.client.ts';
import { placeDemo, storeOf } from '../placedDemo.test.fixture.ts';
import { performAction } from './performAction.client.ts';

let demo: DemoStore;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.replaceChildren();
  demo = storeOf(placeDemo());
});

test('that a file did not arrive is called so, whatever was tried', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

  await performAction(demo, 'openInStackBlitz', 'openInStackBlitz');

  expect(demo.getState().note).toContain('could not be loaded');
});

test('the first file is copied as a whole while only an excerpt of it is shown', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });

  await performAction(demo, 'copyCode', 'copyCode');

  expect(writeText).toHaveBeenCalledWith('system TS');
});

test('what fails otherwise is called what it is', async () => {
  vi.stubGlobal('navigator', {});
  document.execCommand = () => false;

  await performAction(demo, 'copyCode', 'copyCode');

  expect(demo.getState().note).toBe('Copying is not allowed here');
});
