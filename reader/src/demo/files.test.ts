import { beforeEach, expect, test } from 'vitest';
import { editsOf, shownFiles } from './edits.client.ts';
import { everyCut, publishedFiles } from './files.client.ts';
import { placeDemo } from './samples.client.ts';
import { shownCut, stylingsOf } from './variants.client.ts';

const root = document.documentElement;
const cut = { styling: 'css', variant: 'TS' } as const;

beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(root.dataset, { codeStyling: 'system', codeVariant: 'TS' });
});

test('the cut on screen is the one the page shows', () => {
  Object.assign(root.dataset, { codeStyling: 'css', codeVariant: 'JS' });

  expect(shownCut(placeDemo())).toEqual({ styling: 'css', variant: 'JS' });
});

test('a demo that lacks the chosen styling shows its first', () => {
  root.dataset.codeStyling = 'tailwind';

  expect(shownCut(placeDemo('Basic', 'system css')).styling).toBe('system');
});

test('a demo has as many cuts as stylings in two languages', () => {
  const demo = placeDemo('Basic', 'system css');

  expect(stylingsOf(demo)).toEqual(['system', 'css']);
  expect(everyCut(demo)).toHaveLength(4);
});

test('the files of a cut are those of its styling and language', () => {
  const demo = placeDemo();

  expect(publishedFiles(demo, cut)).toEqual([{ name: 'index.tsx', text: 'css TS' }]);
  expect(publishedFiles(demo, { ...cut, variant: 'JS' })).toEqual([
    { name: 'index.jsx', text: 'css JS' },
  ]);
});

test('what reads the same in both languages is called as in the one asked for', () => {
  const demo = placeDemo('Basic', 'css');
  demo.querySelector('.demo-files + .demo-files')?.remove();
  demo.querySelector('.demo-files')?.removeAttribute('data-variant');

  expect(publishedFiles(demo, { ...cut, variant: 'JS' })[0]?.name).toBe('index.jsx');
  expect(publishedFiles(demo, cut)[0]?.name).toBe('index.tsx');
});

test('what the visitor made of them takes their place', () => {
  const demo = placeDemo();
  const edited = [{ name: 'index.tsx', text: 'Ahoy' }];

  editsOf(demo).keep(cut, edited);

  expect(shownFiles(demo, cut)).toEqual(edited);
  expect(shownFiles(demo, { ...cut, variant: 'JS' })[0]?.text).toBe('css JS');
});
