import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VersionTable } from './VersionTable.tsx';

const logo = '<svg></svg>';

test('names the version documented here and leads to the others', () => {
  const versions = [
    { text: 'v7.0.1', href: null, current: true },
    { text: 'v6', href: 'https://v6.example.org/', current: false },
  ];

  render(
    <VersionTable products={[{ name: 'Material UI', address: '/material-ui/', logo, versions }]} />,
  );

  expect(screen.getByRole('row', { name: 'Material UI v7.0.1 v6' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'v6' }).getAttribute('href')).toBe(
    'https://v6.example.org/',
  );
});

test('a product without a release says so', () => {
  render(
    <VersionTable products={[{ name: 'Toolpad', address: '/toolpad/', logo, versions: [] }]} />,
  );

  expect(screen.getByText('Not released yet')).toBeTruthy();
});
