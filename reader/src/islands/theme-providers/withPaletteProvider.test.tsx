import { useTheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import Provider from '../../../../content/material-ui/provider.tsx';
import {
  applyThemeOverrides,
  keepThemeOverrides,
} from '../../preferences/themeOverrides.client.ts';
import { withPaletteProvider } from './withPaletteProvider.island.tsx';

const Surroundings = withPaletteProvider(Provider);

const TEAL = { primary: { main: '#009688' } };

function Reader() {
  const { palette } = useTheme();
  return <output>{`${palette.primary.main} ${palette.secondary.main}`}</output>;
}

function show() {
  render(
    <Surroundings direction="ltr">
      <Reader />
    </Surroundings>,
  );
}

function tryOut(palette: Record<string, Record<string, string>>) {
  act(() => keepThemeOverrides({ colors: { primary: '', secondary: '', style: '', palette } }));
}

afterEach(() => {
  localStorage.clear();
  applyThemeOverrides();
});

test('while nothing is tried the theme has the colors of its library', () => {
  show();

  expect(screen.getByRole('status').textContent).toBe('#1976d2 #9c27b0');
});

test('the console has the theme of the demos, with the colors that are tried', () => {
  show();
  expect(window).toHaveProperty('theme.palette.primary.main', '#1976d2');

  tryOut(TEAL);

  expect(window).toHaveProperty('theme.palette.primary.main', '#009688');
});

test('what is tried already is there from the beginning', () => {
  tryOut(TEAL);

  show();

  expect(screen.getByRole('status').textContent).toBe('#009688 #9c27b0');
});

test('what is tried comes and goes without the demo beginning anew', () => {
  show();
  const place = screen.getByRole('status');

  tryOut(TEAL);
  expect(place.textContent).toBe('#009688 #9c27b0');
  act(() => keepThemeOverrides({ colors: undefined }));

  expect(place.textContent).toBe('#1976d2 #9c27b0');
});
