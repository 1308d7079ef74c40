// Copies a page as Markdown.

import * as texts from '../../styles/generated/texts.ts';
import { copyLabels, SHOWN, writeClipboard } from '../../ui/clipboard.client.ts';

/** Copies the Markdown copy of the page; the button says what came of it. */
export async function copyPage(button: HTMLElement): Promise<void> {
  button.ariaLive = 'polite';
  button.textContent = await tryToCopy(button);
  setTimeout(() => {
    button.textContent = texts.copyAsMarkdown;
  }, SHOWN);
}

async function tryToCopy(button: HTMLElement): Promise<string> {
  let markdown: string;
  try {
    markdown = await fetchMarkdown();
  } catch {
    return texts.notLoaded;
  }
  try {
    await writeClipboard(markdown, button);
    return copyLabels.copied;
  } catch {
    return copyLabels.refused;
  }
}

async function fetchMarkdown(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
  const answer = await fetch(link?.href ?? '');
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}
