import { beforeEach, expect, test } from 'vitest';
import { keepEdit, shownFiles } from './edits.client.ts';
import { everyVariant, publishedFiles } from './files.client.ts';
import { placeDemo, storeOf } from './placedDemo.test.fixture.ts';

const root = document.documentElement;
const variant = { styling: 'css', language: 'TS' } as const;

beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(root.dataset, { codeStyling: 'system', codeVariant: 'TS' });
});

test('the variant on screen is the one the page shows', () => {
  Object.assign(root.dataset, { codeStyling: 'css', codeVariant: 'JS' });

  expect(storeOf(placeDemo()).getState().variant).toEqual({ styling: 'css', language: 'JS' });
});

test('a demo that lacks the chosen styling shows its first', () => {
  root.dataset.codeStyling = 'tailwind';

  expect(storeOf(placeDemo('Basic', 'system css')).getState().variant.styling).toBe('system');
});

test('a demo has as many variants as stylings in two languages', () => {
  const demo = storeOf(placeDemo('Basic', 'system css'));

  expect(demo.getState().stylings).toEqual(['system', 'css']);
  expect(everyVariant(demo)).toHaveLength(4);
});

test('the files of a variant are those of its styling and language', () => {
  const demo = storeOf(placeDemo());

  expect(publishedFiles(demo, variant)).toEqual([{ name: 'index.tsx', text: 'css TS' }]);
  expect(publishedFiles(demo, { ...variant, language: 'JS' })).toEqual([
    { name: 'index.jsx', text: 'css JS' },
  ]);
});

test('what reads the same in both languages is called as in the one asked for', () => {
  const demo = storeOf(placeDemo('Basic', 'css'));
  demo.element.querySelector('.demo-files + .demo-files')?.remove();
  demo.element.querySelector('.demo-files')?.removeAttribute('data-variant');

  expect(publishedFiles(demo, { ...variant, language: 'JS' })[0]?.name).toBe('index.jsx');
  expect(publishedFiles(demo, variant)[0]?.name).toBe('index.tsx');
});

test('what the visitor made of them takes their place', () => {
  const demo = storeOf(placeDemo());
  const edited = [{ name: 'index.tsx', text: 'Ahoy' }];

  keepEdit(demo, variant, edited);

  expect(shownFiles(demo, variant)).toEqual(edited);
  expect(shownFiles(demo, { ...variant, language: 'JS' })[0]?.text).toBe('css JS');
});
