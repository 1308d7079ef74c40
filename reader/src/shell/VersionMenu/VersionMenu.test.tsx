import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { textsIn } from '../texts.ts';
import { VersionMenu } from './VersionMenu.tsx';

const versions = [
  { text: 'v7.0.1', href: null, current: true },
  { text: 'v6', href: 'https://v6.example.org/', current: false },
];

test('names the version on screen and marks it in the list', async () => {
  render(<VersionMenu product="Material UI" versions={versions} texts={textsIn({})} />);

  await userEvent.click(screen.getByLabelText('Material UI version v7.0.1'));

  expect(screen.getByText('v7.0.1', { selector: '[aria-current="true"]' })).toBeTruthy();
});

test('leads to the site of an older version', () => {
  render(<VersionMenu product="Material UI" versions={versions} texts={textsIn({})} />);

  expect(screen.getByText('v6').getAttribute('href')).toBe('https://v6.example.org/');
});

test('a product that was never released has no menu', () => {
  const { container } = render(<VersionMenu product="New" versions={[]} texts={textsIn({})} />);

  expect(container.innerHTML).toBe('');
});
