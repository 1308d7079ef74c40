import { beforeEach, expect, test, vi } from 'vitest';
import { viewOf } from './DemoView.client.ts';
import { placeDemo } from './samples.client.ts';

beforeEach(() => {
  document.body.replaceChildren();
});

test('a demo is seen as its page until somebody changes that', () => {
  expect(viewOf(placeDemo()).setting).toEqual({});
});

test('every demo has a view of its own, and keeps it', async () => {
  const [one, other] = [placeDemo('One'), placeDemo('Other')];

  await viewOf(one).change({ scheme: 'dark' });

  expect(viewOf(one).setting).toEqual({ scheme: 'dark' });
  expect(viewOf(other).setting).toEqual({});
});

test('it tells of every change', async () => {
  const view = viewOf(placeDemo());
  const heard = vi.fn();
  view.addEventListener('change', heard);

  await view.change({ width: 360 });
  await view.change({});

  expect(heard).toHaveBeenCalledTimes(2);
});
