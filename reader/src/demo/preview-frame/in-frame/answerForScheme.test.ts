import { expect, test, vi } from 'vitest';
import { answerForScheme } from './answerForScheme.client.ts';

class ChangeEvent extends Event {
  readonly matches: boolean;

  constructor(type: string, { matches }: MediaQueryListEventInit) {
    super(type);
    this.matches = matches ?? false;
  }
}

vi.stubGlobal('MediaQueryListEvent', ChangeEvent);
// The device is light, and wide.
vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: !media.includes('dark') }));
answerForScheme();

test('a demo that asks for the scheme of the device hears what its document shows', async () => {
  const told: boolean[] = [];
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', ({ matches }) => told.push(matches));
  dark.addListener(({ matches }) => told.push(matches));
  expect(dark.matches).toBe(false);

  document.documentElement.dataset.scheme = 'dark';

  await vi.waitFor(() => expect(told).toEqual([true, true]));
  expect(dark.matches).toBe(true);
  expect(matchMedia('(prefers-color-scheme:light)').matches).toBe(false);
});

test('what else is asked, the browser answers', () => {
  expect(matchMedia('(min-width: 600px)').matches).toBe(true);
});
