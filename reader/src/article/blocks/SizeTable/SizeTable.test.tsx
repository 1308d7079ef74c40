import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SizeTable } from './SizeTable.island.tsx';
import type { WrittenRow } from './sizes.ts';

beforeEach(() => {
  render(
    <SizeTable
      packages={[
        {
          name: '@acme/toys',
          version: '2.0.0',
          rows: [
            row('Drum', [12_040, 3000], [400, 200]),
            row('Kite', [900, 300], [500, 100], '/toys/api/kite/'),
          ],
        },
        {
          name: '@acme/tools',
          version: '1.0.0',
          rows: [row('Awl', [950, 310], [300, 150])],
        },
      ]}
    />,
  );
});

type Weight = readonly [number, number];

function row(
  name: string,
  alone: Weight,
  added: Weight,
  address: string | null = null,
): WrittenRow {
  return [name, address, ...alone, ...added];
}

function names(): readonly (string | undefined)[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent?.trim());
}

test('every component stands below its package, in kilobytes', () => {
  const row = screen.getByRole('row', { name: /Drum/ });

  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1,204.0', '300.0', '40.0', '20.0']);
  expect(names()).toEqual(['@acme/toys', 'Drum', 'Kite', '@acme/tools', 'Awl']);
});

test('a component leads to its facts, where there are any', () => {
  expect(screen.getByRole('link', { name: 'Kite' }).getAttribute('href')).toBe('/toys/api/kite/');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a column is sorted by its heading, the largest first, then the other way round', async () => {
  await userEvent.click(screen.getAllByRole('button', { name: 'Minified' })[0] as HTMLElement);
  expect(names()).toEqual(['Drum', 'Awl', 'Kite']);
  expect(screen.getAllByRole('columnheader', { name: 'Minified' })[0]?.ariaSort).toBe('descending');

  await userEvent.click(screen.getAllByRole('button', { name: 'Minified' })[0] as HTMLElement);
  expect(names()).toEqual(['Kite', 'Awl', 'Drum']);
});

test('only one column says that it is sorted by', async () => {
  await userEvent.click(screen.getAllByRole('button', { name: 'Brotli' })[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Component' }));

  expect(names()).toEqual(['Awl', 'Drum', 'Kite']);
  expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
});

test('a sorted row says which package it is of', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Component' }));

  expect(screen.getByRole('rowheader', { name: 'Awl @acme/tools' })).toBeTruthy();
});

test('words and a package narrow the table down, and it says how much is left', async () => {
  expect(screen.getByRole('status').textContent).toBe('3 components');

  await userEvent.type(screen.getByRole('searchbox'), 'K');
  expect(names()).toEqual(['@acme/toys', 'Kite']);
  expect(screen.getByRole('status').textContent).toBe('1 component');

  await userEvent.selectOptions(screen.getByRole('combobox'), '@acme/tools');
  expect(screen.getByRole('status').textContent).toBe('No component is called that.');
});
