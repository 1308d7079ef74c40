import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiChanges } from './ApiChanges.island.tsx';
import type { PackageHistory } from './history.ts';

const toys: PackageHistory = {
  package: '@acme/toys',
  versions: ['1.0', '1.1', '2.0'],
  components: {
    Kite: {
      standings: { '1.0': {} },
      props: {
        line: { '1.1': { type: 'string' } },
        tail: { '1.0': { type: 'number', default: '3' }, '2.0': { type: 'number' } },
      },
      slots: {},
      classes: { 'AcmeKite-root': { '1.0': {}, '2.0': null } },
    },
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

function show(): HTMLElement {
  render(<ApiChanges package="@acme/toys" step={['1.1', '2.0']} history={toys} />);
  return document.querySelector<HTMLElement>('[data-changes]') as HTMLElement;
}

function changes(): readonly (string | null)[] {
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

test('at first the newest major stands beside the one before it', () => {
  const place = show();

  expect(place.textContent).toContain('From 1.1 to 2.0:');
  expect(changes()).toEqual(['Default prop tail 3 → None', 'Removed class AcmeKite-root']);
});

test('two chosen versions are compared, and the first two look as they did before', async () => {
  vi.stubGlobal('fetch', async () => Response.json(toys));
  const place = show();
  const before = changes();

  await userEvent.selectOptions(screen.getByLabelText('From'), '1.0');
  await waitFor(() => expect(place.textContent).toContain('From 1.0 to 2.0:'));
  expect(place.textContent).toContain('Added prop line: string');

  await userEvent.selectOptions(screen.getByLabelText('From'), '1.1');
  await waitFor(() => expect(changes()).toEqual(before));
});

test('versions chosen the wrong way round are turned', async () => {
  vi.stubGlobal('fetch', async () => Response.json(toys));
  const place = show();

  await userEvent.selectOptions(screen.getByLabelText('To'), '1.0');

  await waitFor(() => expect(place.textContent).toContain('From 1.0 to 1.1:'));
});

test('versions that do not load are told, and asked for again', async () => {
  const answers = [new Response('', { status: 404 }), Response.json(toys)];
  vi.stubGlobal('fetch', async () => answers.shift());
  const place = show();

  await userEvent.selectOptions(screen.getByLabelText('From'), '1.0');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('did not load'));
  expect(changes()).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('From'), '2.0');

  await waitFor(() => expect(place.textContent).toContain('nothing changed'));
});

test('a package nobody has looked at leaves nothing', () => {
  const { container } = render(<ApiChanges package="@acme/tools" />);

  expect(container.innerHTML).toBe('');
});
