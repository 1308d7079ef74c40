import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { DemoStore } from '../DemoStore.client.ts';
import { editOf, keepLinkedEdit } from '../edits.client.ts';
import { placeDemo, storeOf } from '../placedDemo.test.fixture.ts';
import { LinkNotice } from './LinkNotice.island.tsx';

const variant = { styling: 'system', language: 'TS' } as const;
let demo: DemoStore;

beforeEach(() => {
  document.body.replaceChildren();
  demo = storeOf(placeDemo());
  demo.bar.innerHTML = '<button tabindex="0">First tool</button>';
  render(<LinkNotice store={demo} />);
});

function openLink() {
  act(() => keepLinkedEdit(demo, variant, [{ name: 'index.tsx', text: 'foreign' }]));
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

test('without a link it says nothing', () => {
  expect(screen.queryByRole('group', { name: 'Edit from a link' })).toBeNull();
});

test('the code of a link waits until the visitor lets it run', async () => {
  openLink();
  expect(editOf(demo, variant)?.fromLink).toBe('waiting');

  await userEvent.click(button('Run this edit'));

  expect(editOf(demo, variant)?.fromLink).toBe('run');
  expect(screen.getByRole('status').textContent).toContain('runs code from a link');
});

test('the focus stays at what is left', async () => {
  openLink();
  button('Run this edit').focus();

  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Show the published demo'));
  await userEvent.keyboard('{Enter}');

  expect(document.activeElement).toBe(button('First tool'));
});

test('the published demo comes back, and the address forgets the edit', async () => {
  history.replaceState(null, '', '/#Basic.tsx?edit=abc');
  openLink();

  await userEvent.click(button('Show the published demo'));

  expect(editOf(demo, variant)).toBeUndefined();
  expect(location.hash).toBe('#Basic.tsx');
  expect(screen.queryByRole('group', { name: 'Edit from a link' })).toBeNull();
});

test('a link that cannot be read is refused, with nothing to run', () => {
  act(() => demo.change({ isLinkRefused: true }));

  expect(screen.getByRole('status').textContent).toContain('cannot be read');
  expect(screen.queryByRole('button', { name: 'Run this edit' })).toBeNull();
});
