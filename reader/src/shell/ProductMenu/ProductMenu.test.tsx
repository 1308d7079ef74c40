import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textsIn } from '../texts.ts';
import { ProductMenu } from './ProductMenu.tsx';

const products = [
  {
    id: 'material-ui',
    category: 'Core',
    name: 'Material UI',
    description: 'Complete.',
    address: '/material-ui/',
    logo: '<svg></svg>',
  },
  {
    id: 'joy-ui',
    category: 'Core',
    name: 'Joy UI',
    description: 'Fresh.',
    address: '/joy-ui/',
    logo: '<svg></svg>',
  },
  {
    id: 'x-charts',
    category: 'X components',
    name: 'Charts',
    description: 'Drawn.',
    address: '/x/react-charts/',
    logo: '<svg></svg>',
  },
  {
    id: 'maps',
    category: 'Geography',
    name: 'Maps',
    description: 'Flat.',
    address: '/maps/',
    logo: '<svg></svg>',
  },
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

test('puts the products of one category under its name', () => {
  const { container } = render(
    <ProductMenu product={null} products={products} texts={textsIn({})} />,
  );

  const families = [...container.querySelectorAll('p')].map((name) => [
    name.textContent,
    name.nextElementSibling?.children.length,
  ]);
  expect(families).toEqual([
    ['Core', 2],
    ['X components', 1],
    ['Geography', 1],
  ]);
});

function linkOf(name: string) {
  return screen.getByText(name, { selector: 'strong' }).closest('a');
}
