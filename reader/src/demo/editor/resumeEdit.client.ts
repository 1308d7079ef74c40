// A link that carries an edit: the demo as somebody changed it.

import type { DemoStore } from '../DemoStore.client.ts';
import { keepLinkedEdit } from '../edits.client.ts';
import { publishedFiles } from '../files.client.ts';
import { decodeEdit } from './encodeEdit.ts';

/**
 * Shows the code as the link's author changed it, and asks before it runs; an edit that cannot be read is refused.
 *
 * After a reload too: what is in an address may be anybody's, whoever opened it before.
 */
export async function resumeEdit(store: DemoStore, edit: string): Promise<void> {
  const { variant } = store.getState();
  const isOff = store.element.closest('[data-live-editing="off"]');
  const files = isOff ? undefined : await decodeEdit(publishedFiles(store, variant), edit);
  const { LinkNotice } = await import('./LinkNotice.island.tsx');
  store.change({ LinkNotice, isLinkRefused: !files });
  if (!files) return;

  const { Editing } = await import('./Editing.island.tsx');
  store.openCode();
  store.change({ Editing });
  keepLinkedEdit(store, variant, files);
  // The question is above the demo, and browsers hold on to what was in view before it came.
  store.element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
