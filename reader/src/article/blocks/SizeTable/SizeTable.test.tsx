import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { operate } from './operateSizes.client.ts';
import { SizeTable } from './SizeTable.tsx';

beforeEach(() => {
  render(
    <SizeTable
      packages={[
        {
          name: '@acme/toys',
          version: '2.0.0',
          rows: [
            row('Drum', [1_204_000, 300_000], [40_000, 20_000]),
            row('Kite', [90_000, 30_000], [50_000, 10_000], '/toys/api/kite/'),
          ],
        },
        {
          name: '@acme/tools',
          version: '1.0.0',
          rows: [row('Awl', [95_000, 31_000], [30_000, 15_000])],
        },
      ]}
    />,
  );
});

type Weight = readonly [number, number];

function row(name: string, alone: Weight, added: Weight, address: string | null = null) {
  return { name, address, alone, added };
}

function bringToLife() {
  operate(document.querySelector<HTMLElement>('[data-sizes]') as HTMLElement);
}

function names(): readonly (string | undefined)[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent?.trim());
}

test('without a script every component stands below its package, in kilobytes', () => {
  const row = screen.getByRole('row', { name: /Drum/ });

  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1,204.0', '300.0', '40.0', '20.0']);
  expect(document.querySelector('form')?.hidden).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a component leads to its facts, where there are any', () => {
  expect(screen.getByRole('link', { name: 'Kite' }).getAttribute('href')).toBe('/toys/api/kite/');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a column is sorted by its heading, the largest first, then the other way round', async () => {
  bringToLife();

  await userEvent.click(screen.getAllByRole('button', { name: 'Minified' })[0] as HTMLElement);
  expect(names()).toEqual(['Drum', 'Awl', 'Kite']);
  expect(screen.getAllByRole('columnheader', { name: 'Minified' })[0]?.ariaSort).toBe('descending');

  await userEvent.click(screen.getAllByRole('button', { name: 'Minified' })[0] as HTMLElement);
  expect(names()).toEqual(['Kite', 'Awl', 'Drum']);
});

test('only one column says that it is sorted by', async () => {
  bringToLife();

  await userEvent.click(screen.getAllByRole('button', { name: 'Brotli' })[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Component' }));

  expect(names()).toEqual(['Awl', 'Drum', 'Kite']);
  expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
});

test('a sorted row says which package it is of', async () => {
  bringToLife();

  await userEvent.click(screen.getByRole('button', { name: 'Component' }));

  expect(screen.getByRole('rowheader', { name: 'Awl @acme/tools' })).toBeTruthy();
});

test('words and a package narrow the table down, and it says how much is left', async () => {
  bringToLife();
  expect(screen.getByRole('status').textContent).toBe('3 components');

  await userEvent.type(screen.getByRole('searchbox'), 'K');
  expect(names()).toEqual(['@acme/toys', 'Kite']);
  expect(screen.getByRole('status').textContent).toBe('1 component');

  await userEvent.selectOptions(screen.getByRole('combobox'), '@acme/tools');
  expect(screen.getByRole('status').textContent).toBe('No component is called that.');
});
