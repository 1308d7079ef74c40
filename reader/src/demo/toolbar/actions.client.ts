// What the tools of the bar do. Each says what to tell the visitor, where it does not show by itself.

import { writeClipboard } from '../../article/code/clipboard.client.ts';
import type { LivePart } from '../../islands/live-part.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { viewOf } from '../DemoView.client.ts';
import { editsOf, shownFiles } from '../edits.client.ts';
import { everyCut, previewOf } from '../files.client.ts';
import { forgetInAddress, writeLink } from '../links.client.ts';
import { nameOf, shownCut, sourceOf } from '../variants.client.ts';

/** What a tool does; what it answers is told, and shown by a check on its sign. */
export type Action = (demo: HTMLElement, tool: HTMLElement) => Promise<string> | Promise<void>;

/** Copies the code that is on screen: the preview, or the first file; or what was made of it. */
export const copyCode: Action = async (demo, tool) => {
  const cut = shownCut(demo);
  // The preview says nothing of an edit.
  const whole = sourceOf(demo)?.open || editsOf(demo).files(cut);
  const preview = whole ? undefined : previewOf(demo, cut);
  const shown = preview?.querySelector('code')?.textContent ?? shownFiles(demo, cut)[0]?.text;
  await writeClipboard(shown ?? '', tool);
  return texts.copied;
};

/** Copies the link to the demo as it is on screen, which then is the address of the page as well. */
export const copyLink: Action = async (demo, tool) => {
  const link = await writeLink(demo);
  history.replaceState(history.state, '', link);
  await writeClipboard(location.href, tool);
  return texts.linkCopied;
};

/** Forgets what was edited and how it was looked at, and lets the demo begin anew. */
export const resetDemo: Action = async (demo) => {
  for (const cut of everyCut(demo)) editsOf(demo).reset(cut);
  forgetInAddress(demo);
  await viewOf(demo).change({});
  for (const part of demo.querySelectorAll<LivePart>('live-part')) part.restart();
  for (const frame of demo.querySelectorAll<HTMLIFrameElement>('.demo-isolated')) {
    frame.contentWindow?.location.reload();
  }
  return texts.demoIsReset;
};

/** Moves the focus to the start of the demo: the Tab key leads to its first control from there. */
export const focusStart: Action = async (demo) => {
  const frame = demo.querySelector('.demo-frame');
  const start = document.createElement('span');
  start.className = 'demo-start';
  start.tabIndex = -1;
  start.textContent = texts.demoStart.replace('{name}', nameOf(demo));
  start.addEventListener('blur', () => start.remove());
  frame?.prepend(start);
  start.focus();
};

export const openInStackBlitz: Action = async (demo) => (await exporting()).openInStackBlitz(demo);

export const openInCodeSandbox: Action = async (demo) =>
  (await exporting()).openInCodeSandbox(demo);

export const downloadProject: Action = async (demo) => (await exporting()).download(demo);

/** Fetches what the last three need, while the pointer is still on its way. */
export async function prepareExport(): Promise<void> {
  await (await exporting()).prepareExport();
}

function exporting() {
  return import('../export/exportDemo.client.ts');
}
