// A link that carries an edit: the demo as somebody changed it.

import { type Cut, sourceOf } from '../cuts.ts';
import { editsOf } from '../edits.ts';
import { publishedFiles } from '../files.ts';
import { decodeEdit } from './encodeEdit.ts';
import { showLinked, showRefused } from './LinkNotice.ts';

/** Shows a demo as the link's author changed it, and says so; an edit that cannot be read is refused. */
export async function resumeEdit(demo: HTMLElement, cut: Cut, edit: string): Promise<void> {
  const isOff = demo.closest('[data-live-editing="off"]');
  const files = isOff ? undefined : await decodeEdit(publishedFiles(demo, cut), edit);
  if (!files) {
    showRefused(demo);
    return;
  }
  const { editingOf } = await import('./Editing.ts');
  editingOf(demo);
  const source = sourceOf(demo);
  if (source) source.open = true;
  editsOf(demo).keep(cut, files);
  showLinked(demo, cut);
}
