import { expect, test } from 'vitest';
import { pagesIn } from './pagesIn.ts';

test('gives the pages and nothing else', () => {
  const start = {
    products: [['joy-ui', 'Joy UI']],
    forms: [['prop', '*-prop-@']],
    part: {
      names: ['Bell', 'Text Field', 'tone'],
      holders: [
        ['component', 0, '/joy-ui/api/*/', [0]],
        ['page', 0, '/joy-ui/react-*/', [0, 1]],
      ],
      lists: [[0, 0, [2]]],
    },
    more: [],
  };

  expect(pagesIn(start)).toEqual([
    ['/joy-ui/react-bell/', 'Bell'],
    ['/joy-ui/react-text-field/', 'Text Field'],
  ]);
});
