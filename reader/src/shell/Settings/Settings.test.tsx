import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { forget } from '../../preferences/choose.client.ts';
import { CODE_STYLINGS, type CodeStyling } from '../../preferences/codeStyling.ts';
import { show } from '../../preferences/preference.client.ts';
import { ALL, preferences } from '../../preferences/preferences.client.ts';
import { textsIn } from '../texts.ts';
import { offerSettings } from './offerSettings.client.ts';
import { Settings } from './Settings.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: false }));

offerSettings();

beforeEach(() => {
  ALL.forEach(forget);
  document.querySelector('dialog')?.close();
});

test('every value of what is offered can be chosen, and the default one is', async () => {
  await openSettings();

  for (const { name, values, usual } of [preferences.scheme, preferences.codeStyling]) {
    const radios = [...document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];

    expect(radios.map(({ value }) => value)).toEqual(values);
    expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([usual]);
  }
});

test('a group is called what it is about', async () => {
  await openSettings();

  const group = screen.getByRole('group', { name: 'Code styling' });

  expect(within(group).getByRole('radio', { name: 'Tailwind' })).toBe(radio('Tailwind'));
});

test('only the code stylings that demos of the site have are offered', async () => {
  await openSettings(['system', 'css']);

  const group = screen.getByRole('group', { name: 'Code styling' });

  const names = within(group).getAllByRole('radio');
  expect(names.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'MUI System',
    'CSS',
  ]);
});

test('where all demos have the same code styling there is nothing to choose', async () => {
  await openSettings(['css']);

  expect(screen.queryByRole('group', { name: 'Code styling' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Code language' })).not.toBeNull();
});

test('a choice holds at once and is kept', async () => {
  await openSettings();

  await userEvent.click(radio('Compact'));

  expect(document.documentElement.dataset.density).toBe('compact');
  expect(localStorage.getItem('tearsheet:density')).toBe('compact');
  await waitFor(() => expect(radio('Compact').checked).toBe(true));
});

test('what holds is marked, also when it changes elsewhere', async () => {
  await openSettings();

  show(preferences.direction, 'rtl');
  await waitFor(() => expect(radio('Right to left').checked).toBe(true));
  show(preferences.direction, 'ltr');

  await waitFor(() => expect(radio('Left to right').checked).toBe(true));
});

test('the drawer stays open for further choices, closes by a press on the shade, and opens again', async () => {
  const drawer = await openSettings();

  await userEvent.click(radio('Dark'));
  expect(drawer.open).toBe(true);
  await userEvent.click(drawer);
  expect(drawer.isConnected).toBe(false);

  expect((await openSettings()).open).toBe(true);
  expect(radio('Dark').checked).toBe(true);
});

test('a reset brings back all defaults', async () => {
  await openSettings();
  await userEvent.click(radio('Dark'));
  await userEvent.click(radio('CSS'));

  await userEvent.click(screen.getByRole('button', { name: 'Reset to the defaults' }));

  await waitFor(() => expect(radio('System').checked).toBe(true));
  expect(radio('MUI System').checked).toBe(true);
  expect(document.documentElement.dataset.scheme).toBe('light');
  expect(localStorage).toHaveLength(0);
});

async function openSettings(
  stylings: readonly CodeStyling[] = CODE_STYLINGS,
): Promise<HTMLDialogElement> {
  if (!document.querySelector('[data-settings]')) {
    render(<Settings stylings={stylings} texts={textsIn({})} />);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  return screen.findByRole<HTMLDialogElement>('dialog', { name: 'Settings' });
}

function radio(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('radio', { name });
}
