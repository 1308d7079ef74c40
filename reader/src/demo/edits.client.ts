// What was made of the code of a demo: kept until it is reset, wherever one scrolls.

import type { DemoStore } from './DemoStore.client.ts';
import type { Edit } from './demoState.ts';
import { codeId, type DemoFile, publishedFiles } from './files.client.ts';
import type { DemoVariant } from './variants.client.ts';

type Files = readonly DemoFile[];

/** The edit of a variant; what reads the same in both languages is edited in both. */
export function editOf(store: DemoStore, variant: DemoVariant): Edit | undefined {
  return store.getState().edits.get(codeId(store, variant));
}

/** The edited files of a variant; undefined when it is as it was published. */
export function editedFiles(store: DemoStore, variant: DemoVariant): Files | undefined {
  const edit = editOf(store, variant);
  return edit && applyEdit(publishedFiles(store, variant), edit);
}

/** Published files as an edit has them. */
export function applyEdit(published: Files, edit: Edit | undefined): Files {
  return published.map((file, index) => ({ ...file, text: edit?.texts[index] ?? file.text }));
}

/** The files of a variant as they are now, edits included. */
export function shownFiles(store: DemoStore, variant: DemoVariant): Files {
  return editedFiles(store, variant) ?? publishedFiles(store, variant);
}

/** Keeps what the files of a variant have become; what came with a link waits on until it is run. */
export function keepEdit(store: DemoStore, variant: DemoVariant, files: Files): void {
  const byName = new Map(files.map(({ name, text }) => [name, text]));
  const published = publishedFiles(store, variant);
  const texts = published.map(({ name, text }) => byName.get(name) ?? text);
  setEdit(store, variant, { ...editOf(store, variant), texts });
}

/** Keeps what came with a link: it runs when the visitor says so, unless just that is there already. */
export function keepLinkedEdit(store: DemoStore, variant: DemoVariant, files: Files): void {
  const known = editOf(store, variant)?.texts;
  if (known?.every((text, index) => text === files[index]?.text)) return;

  const texts = files.map(({ text }) => text);
  setEdit(store, variant, { texts, fromLink: 'waiting' });
}

/** Lets run what came with a link. */
export function runLinkedEdit(store: DemoStore, variant: DemoVariant): void {
  const edit = editOf(store, variant);
  if (edit) setEdit(store, variant, { ...edit, fromLink: 'run' });
}

/** Forgets the edit of a variant. */
export function resetEdit(store: DemoStore, variant: DemoVariant): void {
  if (editOf(store, variant)) setEdit(store, variant, undefined);
}

function setEdit(store: DemoStore, variant: DemoVariant, edit: Edit | undefined): void {
  const edits = new Map(store.getState().edits);
  const id = codeId(store, variant);
  if (edit) edits.set(id, edit);
  else edits.delete(id);
  store.change({ edits });
}
