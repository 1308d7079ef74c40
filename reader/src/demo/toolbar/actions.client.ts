// What the tools of a demo do. Each returns what to tell the visitor, where it does not show by itself.

import { makeElement } from '../../elements/makeElement.client.ts';
import type { LivePart } from '../../islands/live-part.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { writeClipboard } from '../../ui/clipboard.client.ts';
import { formatText } from '../../ui/formatText.ts';
import { changeView } from '../changeView.client.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import { resetEdit, shownFiles } from '../edits.client.ts';
import { everyVariant } from '../files.client.ts';
import { forgetInAddress, writeLink } from '../links.client.ts';

type Action = (store: DemoStore) => Promise<string> | Promise<void>;

/** Copies the first file as a whole, with its edits, whether its code is shown, folded or an excerpt. */
export const copyCode: Action = async (store) => {
  const [file] = shownFiles(store, store.getState().variant);
  await writeClipboard(file?.text ?? '', store.bar);
  return texts.copied;
};

/** Copies the link to the demo as it is on screen, which then is the address of the page as well. */
export const copyLink: Action = async (store) => {
  const link = await writeLink(store);
  history.replaceState(history.state, '', link);
  await writeClipboard(location.href, store.bar);
  return texts.linkCopied;
};

/** Forgets what was edited and how it was looked at, and lets the demo begin anew. */
export const resetDemo: Action = async (store) => {
  for (const variant of everyVariant(store)) resetEdit(store, variant);
  forgetInAddress(store);
  await changeView(store, {});
  for (const part of store.element.querySelectorAll<LivePart>('live-part')) part.restart();
  for (const frame of store.element.querySelectorAll<HTMLIFrameElement>('.demo-isolated')) {
    frame.contentWindow?.location.reload();
  }
  return texts.demoIsReset;
};

/** Moves the focus to the start of the demo: the Tab key leads to its first control from there. */
export const focusStart: Action = async ({ element, name }) => {
  const textContent = formatText(texts.demoStart, { name });
  const start = makeElement('span', { className: 'demo-start', tabIndex: -1, textContent });
  start.addEventListener('blur', () => start.remove());
  element.querySelector('.demo-frame')?.prepend(start);
  start.focus();
};

export const openInStackBlitz: Action = async (store) =>
  (await exporting()).openInStackBlitz(store);

export const openInCodeSandbox: Action = async (store) =>
  (await exporting()).openInCodeSandbox(store);

export const downloadProject: Action = async (store) => (await exporting()).download(store);

/** Fetches what the last three need, while the pointer is still on its way. */
export async function prepareExport(): Promise<void> {
  await (await exporting()).prepareExport();
}

function exporting() {
  return import('../export/exportDemo.client.ts');
}
