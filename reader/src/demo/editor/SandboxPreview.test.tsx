import { act, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { DemoStore } from '../DemoStore.client.ts';
import { keepEdit, keepLinkedEdit, resetEdit, runLinkedEdit } from '../edits.client.ts';
import { liveElementOf } from '../files.client.ts';
import { placeDemo, storeOf } from '../placedDemo.test.fixture.ts';
import { SandboxPreview } from './SandboxPreview.island.tsx';

const variant = { styling: 'system', language: 'TS' } as const;
const foreign = [{ name: 'index.tsx', text: 'foreign' }];
let demo: DemoStore;

beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(document.documentElement.dataset, { codeStyling: 'system', codeVariant: 'TS' });
  demo = storeOf(placeDemo());
  const element = liveElementOf(demo, 'system') as HTMLElement;
  render(<SandboxPreview store={demo} styling="system" element={element} />);
});

function frame() {
  return demo.element.querySelector('iframe');
}

test('as long as nothing is edited there is no frame', () => {
  expect(frame()).toBeNull();
});

test('what the visitor wrote runs, with scripts and nothing else', () => {
  act(() => keepEdit(demo, variant, foreign));

  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
});

test('for code from a link there is no frame until it is to run', () => {
  act(() => keepLinkedEdit(demo, variant, foreign));
  expect(frame()).toBeNull();

  act(() => demo.change({ caret: { block: demo.element, offset: 0 } }));
  expect(frame()).toBeNull();
  act(() => keepEdit(demo, variant, [{ name: 'index.tsx', text: 'foreign and mine' }]));
  expect(frame()).toBeNull();

  act(() => runLinkedEdit(demo, variant));
  expect(frame()).not.toBeNull();
});

test('code from a link does not run on where nobody sees it', () => {
  act(() => keepLinkedEdit(demo, variant, foreign));
  act(() => runLinkedEdit(demo, variant));

  act(() => resetEdit(demo, variant));

  expect(frame()).toBeNull();
});

test('what runs of the visitor never shares a document with what came by a link', () => {
  act(() => keepEdit(demo, variant, [{ name: 'index.tsx', text: 'mine' }]));
  const before = frame();

  act(() => keepLinkedEdit(demo, variant, foreign));
  act(() => runLinkedEdit(demo, variant));

  expect(frame()).not.toBe(before);
});
