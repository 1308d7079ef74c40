// Every shortcut there is. None needs a modifier that a browser or a screen reader uses: single
// letters reach the page only while nobody types and no screen reader is reading by letters.

import * as texts from '../../styles/generated/texts.ts';

export interface Shortcut {
  /** What is pressed, as the browser names it. */
  key: string;
  words: string;
  run: () => void;
  /** Works also with Ctrl, or the command key; then even in a field, and when the others are off. */
  chord?: string;
}

export const shortcuts: readonly Shortcut[] = [
  { key: '/', chord: 'k', words: texts.search, run: () => press('[data-search]') },
  { key: 'n', words: texts.nextPage, run: () => press('a[rel=next]') },
  { key: 'p', words: texts.previousPage, run: () => press('a[rel=prev]') },
  { key: 't', words: texts.toSections, run: enterContents },
  { key: '?', words: texts.showShortcuts, run: showShortcuts },
];

/** Shows this list; what shows it comes when it is wanted. */
export async function showShortcuts(): Promise<void> {
  const { shortcutsDialog } = await import('./ShortcutsDialog.island.tsx');
  shortcutsDialog.open({ shortcuts });
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Moves the focus to the sections of the page, out of the sheet they lie in on small screens. */
function enterContents(): void {
  const link = document.querySelector<HTMLElement>('.contents a');
  if (!link?.checkVisibility()) link?.closest<HTMLElement>('[popover]')?.showPopover();
  link?.focus();
}
