import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageGallery } from './PageGallery.tsx';

test('shows each page with its sentence, in its group', () => {
  const pages = [
    { title: 'Button', description: 'Starts something.', address: '/button/', drawing: null },
  ];

  render(<PageGallery groups={[{ id: 'pages-inputs', title: 'Inputs', pages }]} />);

  expect(screen.getByRole('region', { name: 'Inputs' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Inputs', level: 2 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Button' }).getAttribute('href')).toBe('/button/');
  expect(screen.getByText('Starts something.')).toBeTruthy();
});

test('draws pages that have a drawing, and lists those of a group without one', () => {
  const page = { title: 'A page', description: 'Is about something.' };
  const groups = [
    {
      id: 'pages-inputs',
      title: 'Inputs',
      pages: [{ ...page, address: '/button/', drawing: '<path d="M0 0"/>' }],
    },
    { id: 'pages-guides', title: 'Guides', pages: [{ ...page, address: '/wind/', drawing: null }] },
  ];

  render(<PageGallery groups={groups} />);

  expect(screen.getByRole('region', { name: 'Inputs' }).querySelector('svg')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Guides' }).querySelector('svg')).toBeNull();
});
