import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forget } from '../../preferences/choose.client.ts';
import { show } from '../../preferences/preference.client.ts';
import { ALL, preferences } from '../../preferences/preferences.client.ts';
import { textsIn } from '../texts.ts';
import { offerSettings } from './offerSettings.client.ts';
import { Settings } from './Settings.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: false }));

// jsdom knows the element, not what it does.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

offerSettings();

beforeEach(async () => {
  ALL.forEach(forget);
  document.querySelector('dialog')?.remove();
  render(<Settings texts={textsIn({})} />);
  screen.getByRole('button', { name: 'Settings' }).click();
  await vi.waitFor(() => screen.getByRole('dialog', { name: 'Settings' }));
});

test('every value of what is offered can be chosen, and the usual one is', () => {
  for (const { name, values, usual } of [preferences.scheme, preferences.codeStyling]) {
    const radios = [...document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];

    expect(radios.map(({ value }) => value)).toEqual(values);
    expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([usual]);
  }
});

test('a group is called what it is about', () => {
  const group = screen.getByRole('group', { name: 'Code styling', hidden: true });

  expect(within(group).getByLabelText('Tailwind')).toBe(radio('Tailwind'));
});

test('a choice holds at once and is kept', () => {
  radio('Compact').click();

  expect(document.documentElement.dataset.density).toBe('compact');
  expect(localStorage.getItem('tearsheet:density')).toBe('compact');
});

test('what holds is marked, also when it changes elsewhere', async () => {
  show(preferences.direction, 'rtl');
  await vi.waitFor(() => expect(radio('Right to left').checked).toBe(true));

  show(preferences.direction, 'ltr');

  await vi.waitFor(() => expect(radio('Left to right').checked).toBe(true));
});

test('the drawer opens from the bar and closes by a press on the shade', () => {
  const drawer = document.querySelector('dialog');

  screen.getByRole('button', { name: 'Settings' }).click();
  expect(drawer?.open).toBe(true);
  radio('Dark').click();
  expect(drawer?.open).toBe(true);
  drawer?.click();

  expect(drawer?.open).toBe(false);
});

test('a reset brings back all defaults', async () => {
  radio('Dark').click();
  radio('CSS').click();

  screen.getByRole('button', { name: 'Reset to the defaults', hidden: true }).click();

  await vi.waitFor(() => expect(radio('System').checked).toBe(true));
  expect(radio('MUI System').checked).toBe(true);
  expect(document.documentElement.dataset.scheme).toBe('light');
  expect(localStorage).toHaveLength(0);
});

function radio(name: string): HTMLInputElement {
  return screen.getByLabelText(name, { selector: 'input' });
}
