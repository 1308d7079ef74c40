import { beforeEach, expect, test, vi } from 'vitest';
import type { DemoStore } from './DemoStore.client.ts';
import {
  editedFiles,
  editOf,
  keepEdit,
  keepLinkedEdit,
  resetEdit,
  runLinkedEdit,
} from './edits.client.ts';
import { publishedFiles } from './files.client.ts';
import { storeOf } from './placedDemo.test.fixture.ts';

const TS = { styling: 'system', language: 'TS' } as const;
const JS = { styling: 'system', language: 'JS' } as const;

beforeEach(() => {
  document.body.innerHTML = '';
});

test('each variant keeps its own edits', () => {
  const demo = place(files('TS', 'index.tsx'), files('JS', 'index.jsx'));

  keepEdit(demo, TS, [{ name: 'index.tsx', text: 'new' }]);

  expect(editedFiles(demo, TS)).toEqual([{ name: 'index.tsx', text: 'new' }]);
  expect(editedFiles(demo, JS)).toBeUndefined();
});

test('what a link brought waits until it is run, whatever is made of it meanwhile', () => {
  const demo = place(files('TS', 'index.tsx'), files('JS', 'index.jsx'));

  keepLinkedEdit(demo, TS, [{ name: 'index.tsx', text: 'foreign' }]);
  keepEdit(demo, TS, [{ name: 'index.tsx', text: 'foreign and mine' }]);

  expect(editOf(demo, TS)?.fromLink).toBe('waiting');
  expect(editOf(demo, JS)?.fromLink).toBeUndefined();
  runLinkedEdit(demo, TS);
  expect(editOf(demo, TS)?.fromLink).toBe('run');
});

test('a link to what is there already changes nothing', () => {
  const demo = place(files('TS', 'index.tsx'));
  keepEdit(demo, TS, [{ name: 'index.tsx', text: 'mine' }]);

  keepLinkedEdit(demo, TS, [{ name: 'index.tsx', text: 'mine' }]);

  expect(editOf(demo, TS)?.fromLink).toBeUndefined();
});

test('after a reset the next link asks again', () => {
  const demo = place(files('TS', 'index.tsx'));
  keepLinkedEdit(demo, TS, [{ name: 'index.tsx', text: 'foreign' }]);
  runLinkedEdit(demo, TS);
  resetEdit(demo, TS);

  keepLinkedEdit(demo, TS, [{ name: 'index.tsx', text: 'foreign' }]);

  expect(editOf(demo, TS)?.fromLink).toBe('waiting');
});

test('code that reads the same in both languages is edited in both, under the names of each', () => {
  const demo = place(files(undefined, 'index.tsx', 'styles.css'));

  keepEdit(demo, TS, [{ name: 'index.tsx', text: 'new' }]);

  expect(editedFiles(demo, JS)).toEqual([
    { name: 'index.jsx', text: 'new' },
    { name: 'styles.css', text: 'old' },
  ]);
});

test('a reset forgets, and tells once', () => {
  const demo = place(files('TS', 'index.tsx'));
  const changed = vi.fn();
  keepEdit(demo, TS, publishedFiles(demo, TS));
  demo.subscribe(changed);

  resetEdit(demo, TS);
  resetEdit(demo, TS);

  expect(editedFiles(demo, TS)).toBeUndefined();
  expect(changed).toHaveBeenCalledOnce();
});

function files(variant: string | undefined, ...names: readonly string[]): string {
  const blocks = names.map(
    (name) => `<figure class="code" data-file="${name}"><pre><code>old</code></pre></figure>`,
  );
  const told = variant ? ` data-variant="${variant}"` : '';
  return `<div class="demo-files" data-styling="system"${told}>${blocks.join('')}</div>`;
}

function place(...holders: readonly string[]): DemoStore {
  const demo = document.createElement('figure');
  demo.dataset.stylings = 'system';
  demo.innerHTML = holders.join('');
  document.body.append(demo);
  return storeOf(demo);
}
