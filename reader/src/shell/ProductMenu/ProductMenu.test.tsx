import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textsIn } from '../texts.ts';
import { ProductMenu } from './ProductMenu.tsx';

const products = [
  {
    id: 'material-ui',
    name: 'Material UI',
    description: 'Complete.',
    address: '/material-ui/',
    logo: '<svg></svg>',
  },
  { id: 'joy-ui', name: 'Joy UI', description: 'Fresh.', address: '/joy-ui/', logo: '<svg></svg>' },
];

test('leads to every product and marks the one on screen', () => {
  render(<ProductMenu product={products[1] ?? null} products={products} texts={textsIn({})} />);

  expect(linkOf('Material UI')?.getAttribute('aria-current')).toBeNull();
  expect(linkOf('Joy UI')?.getAttribute('aria-current')).toBe('true');
  expect(linkOf('Joy UI')?.getAttribute('href')).toBe('/joy-ui/');
});

test('on a page of no product it is called by what it offers', () => {
  render(<ProductMenu product={null} products={products} texts={textsIn({})} />);

  expect(screen.getByText('Products')).toBeTruthy();
});

function linkOf(name: string) {
  return screen.getByText(name, { selector: 'strong' }).closest('a');
}
