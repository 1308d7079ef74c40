import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forget } from './choose.client.ts';
import { keepCookie } from './cookies.client.ts';
import { followPreferences } from './followPreferences.client.ts';
import { show } from './preference.client.ts';
import { ALL, preferences } from './preferences.client.ts';

const root = document.documentElement;
const device = Object.assign(new EventTarget(), { matches: false });

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => device);
  followPreferences();
});

beforeEach(() => {
  device.matches = false;
  ALL.forEach(forget);
});

afterEach(() => history.replaceState(null, '', '/'));

test('a choice in another tab is followed', () => {
  changedElsewhere('tearsheet:density', 'compact');

  expect(root.dataset.density).toBe('compact');
});

test('a reset in another tab is followed', () => {
  show(preferences.direction, 'rtl');

  changedElsewhere('tearsheet:direction', null);

  expect(root.dir).toBe('ltr');
});

test('what another tab keeps that nobody can choose counts as none', () => {
  changedElsewhere('tearsheet:direction', 'upwards');

  expect(root.dir).toBe('ltr');
});

test('the device is followed by who left the scheme to it, and by nobody else', () => {
  deviceTurns(true);
  expect(root.dataset.scheme).toBe('dark');

  show(preferences.scheme, 'light');
  deviceTurns(true);

  expect(root.dataset.scheme).toBe('light');
});

test('a link within the page shows the code it asks for', () => {
  followLink('#tailwind-BasicSwitch.js');

  expect(root.dataset).toMatchObject({ codeStyling: 'tailwind', codeVariant: 'JS' });
});

test('a link to a section changes nothing', () => {
  show(preferences.codeStyling, 'css');

  followLink('#introduction');

  expect(root.dataset.codeStyling).toBe('css');
});

test('a page that comes back shows what was chosen meanwhile', () => {
  localStorage.setItem('tearsheet:density', 'compact');
  keepCookie('codeStyling', 'css');

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(root.dataset).toMatchObject({ density: 'compact', codeStyling: 'css' });
});

function changedElsewhere(key: string, newValue: string | null) {
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function deviceTurns(dark: boolean) {
  device.matches = dark;
  device.dispatchEvent(new Event('change'));
}

function followLink(hash: string) {
  history.replaceState(null, '', hash);
  dispatchEvent(new Event('hashchange'));
}
