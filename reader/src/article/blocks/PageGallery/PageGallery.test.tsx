import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageGallery } from './PageGallery.tsx';

test('shows each page with its sentence, in its group', () => {
  const pages = [
    { title: 'Button', description: 'Starts something.', address: '/button/', drawing: '' },
  ];

  render(<PageGallery groups={[{ title: 'Inputs', pages }]} />);

  expect(screen.getByRole('region', { name: 'Inputs' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Button' }).getAttribute('href')).toBe('/button/');
  expect(screen.getByText('Starts something.')).toBeTruthy();
});
