import { beforeEach, expect, test, vi } from 'vitest';
import { editsOf } from './edits.client.ts';
import { publishedFiles } from './files.client.ts';

const TS = { styling: 'system', variant: 'TS' } as const;
const JS = { styling: 'system', variant: 'JS' } as const;

beforeEach(() => {
  document.body.innerHTML = '';
});

test('each cut keeps its own edits', () => {
  const demo = place(files('TS', 'index.tsx'), files('JS', 'index.jsx'));

  editsOf(demo).keep(TS, [{ name: 'index.tsx', text: 'new' }]);

  expect(editsOf(demo).files(TS)).toEqual([{ name: 'index.tsx', text: 'new' }]);
  expect(editsOf(demo).files(JS)).toBeUndefined();
});

test('what a link brought waits until it is run, whatever is made of it meanwhile', () => {
  const demo = place(files('TS', 'index.tsx'), files('JS', 'index.jsx'));
  const edits = editsOf(demo);

  edits.keepShared(TS, [{ name: 'index.tsx', text: 'foreign' }]);
  edits.keep(TS, [{ name: 'index.tsx', text: 'foreign and mine' }]);

  expect(edits.shared(TS)).toBe('waiting');
  expect(edits.shared(JS)).toBeUndefined();
  edits.runShared(TS);
  expect(edits.shared(TS)).toBe('run');
});

test('a link to what is there already changes nothing', () => {
  const demo = place(files('TS', 'index.tsx'));
  const edits = editsOf(demo);
  edits.keep(TS, [{ name: 'index.tsx', text: 'mine' }]);

  edits.keepShared(TS, [{ name: 'index.tsx', text: 'mine' }]);

  expect(edits.shared(TS)).toBeUndefined();
});

test('after a reset the next link asks again', () => {
  const demo = place(files('TS', 'index.tsx'));
  const edits = editsOf(demo);
  edits.keepShared(TS, [{ name: 'index.tsx', text: 'foreign' }]);
  edits.runShared(TS);
  edits.reset(TS);

  edits.keepShared(TS, [{ name: 'index.tsx', text: 'foreign' }]);

  expect(edits.shared(TS)).toBe('waiting');
});

test('code that reads the same in both languages is edited in both, under the names of each', () => {
  const demo = place(files(undefined, 'index.tsx', 'styles.css'));

  editsOf(demo).keep(TS, [{ name: 'index.tsx', text: 'new' }]);

  expect(editsOf(demo).files(JS)).toEqual([
    { name: 'index.jsx', text: 'new' },
    { name: 'styles.css', text: 'old' },
  ]);
});

test('a reset forgets, and tells once', () => {
  const demo = place(files('TS', 'index.tsx'));
  const changed = vi.fn();
  editsOf(demo).keep(TS, publishedFiles(demo, TS));
  editsOf(demo).addEventListener('change', changed);

  editsOf(demo).reset(TS);
  editsOf(demo).reset(TS);

  expect(editsOf(demo).files(TS)).toBeUndefined();
  expect(changed).toHaveBeenCalledOnce();
});

function files(variant: string | undefined, ...names: readonly string[]): string {
  const blocks = names.map(
    (name) => `<figure class="code" data-file="${name}"><pre><code>old</code></pre></figure>`,
  );
  const told = variant ? ` data-variant="${variant}"` : '';
  return `<div class="demo-files" data-styling="system"${told}>${blocks.join('')}</div>`;
}

function place(...holders: readonly string[]): HTMLElement {
  const demo = document.createElement('figure');
  demo.dataset.cuts = 'system';
  demo.innerHTML = holders.join('');
  document.body.append(demo);
  return demo;
}
