// @vitest-environment node
import { expect, test } from 'vitest';
import { decodeEdit, encodeEdit } from './encodeEdit.ts';

const published = [
  { name: 'index.tsx', text: 'export default () => <p>Old</p>;' },
  { name: 'stops.ts', text: 'export const stops = [];' },
];
const edited = [
  { name: 'index.tsx', text: 'export default () => <p>Neu — für alle</p>;' },
  published[1],
].filter((file) => file !== undefined);

test('an edit is the same again when it is unpacked', async () => {
  const edit = await encodeEdit(published, edited);

  expect(await decodeEdit(published, edit)).toEqual(edited);
});

test('it holds only what changed, in letters that an address leaves alone', async () => {
  const edit = await encodeEdit(published, edited);

  expect(edit).toMatch(/^[\w-]+$/);
  expect(edit.length).toBeLessThan(100);
});

test('where nothing changed there is nothing to carry', async () => {
  expect(await encodeEdit(published, published)).toBe('');
});

test('a demo of sixty lines fits into any address', async () => {
  const lines = Array.from({ length: 60 }, (_, line) => `<Item id="${line}">Line ${line}</Item>`);

  const edit = await encodeEdit(published, [{ name: 'index.tsx', text: lines.join('\n') }]);

  expect(edit.length).toBeLessThan(1000);
});

test.each([
  ['noise', 'no such thing'],
  ['nothing', ''],
  ['half of one', 'q1YqzdNNzs8tyEwtLlayUoqOAQA'],
  ['more than anybody writes', 'A'.repeat(60_000)],
])('%s is refused', async (_, edit) => {
  expect(await decodeEdit(published, edit)).toBeUndefined();
});

test('an edit of a file there is not is refused', async () => {
  const edit = await encodeEdit([], [{ name: 'elsewhere.ts', text: 'x' }]);

  expect(await decodeEdit(published, edit)).toBeUndefined();
});

test('what unpacks to more than a demo is refused before it fills the memory', async () => {
  const edit = await encodeEdit([], [{ name: 'index.tsx', text: ' '.repeat(5_000_000) }]);

  expect(edit.length).toBeLessThan(48_000);
  expect(await decodeEdit(published, edit)).toBeUndefined();
});
