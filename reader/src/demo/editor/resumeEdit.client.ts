// A link that carries an edit: the demo as somebody changed it.

import { editsOf } from '../edits.client.ts';
import { publishedFiles } from '../files.client.ts';
import { type Cut, sourceOf } from '../variants.client.ts';
import { decodeEdit } from './encodeEdit.ts';
import { showRefused } from './LinkNotice.client.ts';

/**
 * Shows the code as the link's author changed it, and asks before it runs; an edit that cannot be read is refused.
 *
 * After a reload too: what is in an address may be anybody's, whoever opened it before.
 */
export async function resumeEdit(demo: HTMLElement, cut: Cut, edit: string): Promise<void> {
  const isOff = demo.closest('[data-live-editing="off"]');
  const files = isOff ? undefined : await decodeEdit(publishedFiles(demo, cut), edit);
  if (!files) {
    showRefused(demo);
    return;
  }
  const { editingOf } = await import('./Editing.client.ts');
  editingOf(demo);
  const source = sourceOf(demo);
  if (source) source.open = true;
  editsOf(demo).keepShared(cut, files);
  // The question is above the demo, and browsers hold on to what was in view before it came.
  demo.scrollIntoView({ block: 'start', behavior: 'instant' });
}
