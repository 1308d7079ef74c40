// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IconIndex } from '../../../icon-names/IconIndex.ts';
import { synonyms } from '../../../icon-names/synonyms.ts';
import { wordsOfName } from '../../../icon-names/words.ts';
import { splitName } from '../iconStyles.ts';

const MODULES = new URL('../../../../../node_modules/@mui/icons-material/esm', import.meta.url);
const names = [
  ...new Set(
    readdirSync(MODULES)
      .filter((file) => file.endsWith('.js') && file !== 'index.js')
      .map((file) => splitName(file.slice(0, -'.js'.length))[0]),
  ),
].sort();
const index = new IconIndex(names);

function found(typed: string): readonly (string | undefined)[] {
  return index.find(typed).icons.map((number) => names[number]);
}

test.each([
  ['delete', 'Delete'],
  ['add shopping', 'AddShoppingCart'],
  ['shopping add', 'AddShoppingCart'],
  ['AddShoppingCart', 'AddShoppingCart'],
  ['credit card', 'CreditCard'],
  ['log out', 'Logout'],
  ['battery 20', 'Battery20'],
  ['  HOME ', 'Home'],
])('"%s" finds %s first, by its name', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

test.each([
  ['trash', 'Delete'],
  ['gear', 'Settings'],
  ['hamburger', 'Menu'],
  ['three dots', 'MoreVert'],
  ['pencil', 'Edit'],
  ['magnifying glass', 'Search'],
  ['floppy', 'Save'],
  ['eye', 'Visibility'],
  ['heart', 'Favorite'],
  ['paper clip', 'AttachFile'],
  ['cogs', 'Settings'],
])('"%s" finds %s first, which is called otherwise', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

test.each([
  ['delte', 'Delete'],
  ['serach', 'Search'],
  ['trahs', 'Delete'],
  ['setings', 'Settings'],
  ['calandar', 'CalendarMonth'],
  ['shoping cart', 'ShoppingCart'],
])('"%s" has one letter wrong, and finds %s among the first', (typed, name) => {
  expect(found(typed).slice(0, 8)).toContain(name);
});

test.each([
  'DeleteOutlined',
  'DeleteIcon',
  "import DeleteIcon from '@mui/icons-material/Delete",
  'deletes',
])('"%s" is understood as well', (typed) => {
  expect(found(typed)[0]).toBe('Delete');
});

test('while a word is typed its meaning shows already', () => {
  expect(found('tras').slice(0, 5)).toContain('Delete');
  expect(found('hambur').slice(0, 5)).toContain('Menu');
});

test('nothing that is found begins with a shorter name than the word itself', () => {
  expect(found('star')[0]).toBe('Star');
  expect(found('x')[0]).toBe('X');
});

test('all words must be meant', () => {
  expect(found('delete folder')).toEqual(['FolderDelete']);
  expect(found('delete elephant')).toEqual([]);
});

test('where nothing is found the nearest names are told', () => {
  const { icons, nearest } = index.find('notifikashun');

  expect(icons).toEqual([]);
  expect(nearest.slice(0, 3).join()).toContain('Notification');
  expect(nearest.length).toBeLessThanOrEqual(8);
});

test('signs alone find nothing, and do no harm', () => {
  expect(index.find('*?[').icons).toEqual([]);
  expect(index.find('constructor').icons).toEqual([]);
});

test('every other word leads to icons that exist', () => {
  const words = new Set(names.flatMap(wordsOfName));
  const dead = [...synonyms].flatMap(([, meaning]) => [
    ...meaning.icons.filter((icon) => !names.includes(icon)),
    ...meaning.words.filter((word) => !words.has(word)),
  ]);

  expect(dead).toEqual([]);
  expect(synonyms.size).toBeGreaterThan(1000);
});

test('an answer takes less than a frame', () => {
  const typed = ['a', 'ar', 'arr', 'arrow', 'arow left', 'zzzzzz', 'shopping cart add'];
  const start = performance.now();
  for (const one of typed) index.find(one);

  expect((performance.now() - start) / typed.length).toBeLessThan(50);
});
