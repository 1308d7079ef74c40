import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VersionTable } from './VersionTable.tsx';

const rest = { logo: '<svg></svg>', packages: [], changelog: null };

test('names the version documented here and leads to the others', () => {
  const versions = [
    { text: 'v7.0.1', href: null, current: true },
    { text: 'v6', href: 'https://v6.example.org/', current: false },
  ];

  render(
    <VersionTable
      products={[{ name: 'Material UI', address: '/material-ui/', ...rest, versions }]}
    />,
  );

  expect(screen.getByRole('row', { name: 'Material UI v7.0.1 v6' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'v6' }).getAttribute('href')).toBe(
    'https://v6.example.org/',
  );
});

test('says what users of each version can expect', () => {
  const versions = [
    { text: 'v7.0.1', href: null, current: true, support: 'Tested with every build' },
    { text: 'v6', href: 'https://v6.example.org/', current: false, support: 'Archived' },
  ];
  const product = { name: 'Material UI', address: '/material-ui/', ...rest, versions };

  render(<VersionTable products={[product]} />);

  expect(screen.getByText('Tested with every build').closest('td')?.textContent).toContain(
    'v7.0.1',
  );
  expect(screen.getByText('Archived').closest('li')?.textContent).toContain('v6');
});

test('a product without a release says so', () => {
  render(
    <VersionTable products={[{ name: 'Toolpad', address: '/toolpad/', ...rest, versions: [] }]} />,
  );

  expect(screen.getByText('Not released yet')).toBeTruthy();
});

test('says what to install, when that was published, and where the releases are told', () => {
  const packages = [
    { name: '@mui/material', version: '7.0.1', date: '2025-03-28', day: '28 March 2025' },
    { name: '@mui/lab', version: '7.0.0-beta.10', date: '', day: '' },
  ];
  const product = { name: 'Material UI', address: '/material-ui/', versions: [] };

  render(<VersionTable products={[{ ...product, ...rest, packages, changelog: '/changes/' }]} />);

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '@mui/material@7.0.1 28 March 2025',
    '@mui/lab@7.0.0-beta.10',
  ]);
  expect(screen.getByRole('link', { name: 'Changelog' }).getAttribute('href')).toBe('/changes/');
});
