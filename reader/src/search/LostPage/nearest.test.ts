import { expect, test } from 'vitest';
import { distanceOfWords, nearestToAddress, type PageName } from './nearest.ts';

const pages: PageName[] = [
  ['/', 'Tearsheet'],
  ['/material-ui/', 'Material UI'],
  ['/material-ui/getting-started/', 'Overview'],
  ['/material-ui/getting-started/installation/', 'Installation'],
  ['/material-ui/react-button/', 'Button'],
  ['/joy-ui/api/button/', 'Button API'],
  ['/joy-ui/react-button/', 'Button'],
  ['/joy-ui/getting-started/', 'Overview'],
  ['/x/react-data-grid/', 'Data Grid'],
  ['/versions/', 'Versions'],
];

test.each([
  ['a slip of the hand', '/material-ui/react-buttton/', '/material-ui/react-button/'],
  ['another library', '/joy-ui/react-buton/', '/joy-ui/react-button/'],
  ['a page that moved', '/docs/installation/', '/material-ui/getting-started/installation/'],
  ['a page that was elsewhere', '/components/data-grid/', '/x/react-data-grid/'],
  ['no slash at the end', '/version', '/versions/'],
  ['a plural', '/components/buttons/', '/material-ui/react-button/'],
  ['the facts about it', '/joy-ui/api/buton/', '/joy-ui/api/button/'],
  ['a file', '/x/react-data-grid.html', '/x/react-data-grid/'],
])('%s leads to the page that was meant', (_, wrong, right) => {
  expect(nearestToAddress(pages, wrong)[0]?.[0]).toBe(right);
});

test('of two pages with one name the one on the same way comes first', () => {
  const found = nearestToAddress(pages, '/joy-ui/components/button/').map(([address]) => address);

  expect(found.slice(0, 2)).toEqual(['/joy-ui/react-button/', '/joy-ui/api/button/']);
  expect(found).toContain('/material-ui/react-button/');
});

test.each(['/', '/qwertyuiop/', '/%E4%B8%AD/'])('nothing is like %s', (address) => {
  expect(nearestToAddress(pages, address)).toEqual([]);
});

test('of thousands of pages only those are compared letter by letter that are about as long', () => {
  const many = Array.from(
    { length: 5000 },
    (_, number): PageName => [`/material-ui/part-${number % 70}/react-thing-${number}/`, 'Thing'],
  );

  const [nearest] = nearestToAddress(many, '/material-ui/part-12/react-thing-4212x/');

  expect(nearest?.[0]).toBe('/material-ui/part-12/react-thing-4212/');
  expect(distanceOfWords('x'.repeat(10_000), 'thing')).toBe(1);
});

test('of an address of thousands of parts the last are compared', () => {
  const found = nearestToAddress(pages, `${'/a'.repeat(5000)}/joy-ui/react-buton/`);

  expect(found[0]?.[0]).toBe('/joy-ui/react-button/');
});
