import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  applyThemeOverrides,
  keepThemeOverrides,
  recallThemeOverrides,
} from '../../preferences/themeOverrides.client.ts';
import { overridesNotice } from './OverridesNotice.island.tsx';

const colors = { primary: '#096', secondary: '#f50', style: 'a{}' };
const density = { spacing: 4, compact: true, style: 'b{}' };
const NOTICE = { name: 'What you try on demos' };

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
});

afterEach(() => {
  overridesNotice.close();
  localStorage.clear();
  applyThemeOverrides();
});

test.each([
  [{ colors }, 'Your colors are on.', '/material-ui/customization/color/'],
  [{ density }, 'Your density is on.', '/material-ui/customization/density/'],
  [{ colors, density }, 'Your theme is on.', '/material-ui/customization/color/'],
])('it says what is on, and leads to the tool for it', (overrides, words, tool) => {
  keepThemeOverrides(overrides);

  overridesNotice.open({});

  expect(screen.getByRole('complementary', NOTICE).textContent).toContain(words);
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(tool);
});

test('it ends all of it, and itself', async () => {
  keepThemeOverrides({ colors, density });
  overridesNotice.open({});

  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));

  expect(recallThemeOverrides()).toEqual({});
  expect(screen.queryByRole('complementary', NOTICE)).toBeNull();
});

test('it leaves the word to a tool that changes something', async () => {
  keepThemeOverrides({ colors });
  overridesNotice.open({});

  await waitFor(() => {
    keepThemeOverrides({ density });
    expect(screen.queryByRole('complementary', NOTICE)).toBeNull();
  });
});
