import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Provider from '../../../../content/joy-ui/provider.tsx';
import { withProvider } from './withProvider.island.tsx';

const Surroundings = withProvider(Provider);

test('the console has the theme of the product whose demos run', () => {
  render(<Surroundings direction="rtl">A demo</Surroundings>);

  expect(screen.getByText('A demo')).toBeTruthy();
  expect(window).toHaveProperty('theme.direction', 'rtl');
  expect(window).toHaveProperty('theme.vars.palette.primary.solidBg');
});
