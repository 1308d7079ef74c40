// The code of demos can be edited: what it takes is loaded when somebody turns to the code.

import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import { tellNotLoaded } from '../notes.client.ts';

/** Lets the code of a demo be edited, unless its author or its surroundings switched that off. */
export function offerEditing(store: DemoStore): void {
  const code = store.element.querySelector<HTMLElement>('.demo-code');
  if (!code || store.element.closest('[data-live-editing="off"]')) return;

  for (const block of code.querySelectorAll('pre')) openToEditing(block, store.name);
  code.addEventListener('focusin', () => load(store).catch(console.warn), { once: true });
  code.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && isCode(event.target)) void begin(store, event.target, event);
  });
  code.addEventListener('click', (event) => {
    const block = event.target instanceof Element ? event.target.closest('pre') : null;
    // Whoever selects something wants to copy it.
    if (block && getSelection()?.isCollapsed) void begin(store, block, event);
  });
}

/** A stop for the Tab key, which says what can be done there. */
function openToEditing(block: HTMLElement, name: string): void {
  const file = block.parentElement?.dataset.file ?? name;
  block.dataset.editable = '';
  block.tabIndex = 0;
  block.role = 'group';
  block.ariaLabel = formatText(texts.editCode, { name: file });
  block.ariaDescription = texts.editEnter;
}

function isCode(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('pre');
}

async function begin(store: DemoStore, block: HTMLElement, event: Event): Promise<void> {
  event.preventDefault();
  try {
    const { beginEditing } = await load(store);
    beginEditing(store, block);
  } catch (error) {
    // The code can still be read and copied.
    tellNotLoaded(store, error);
  }
}

async function load(store: DemoStore) {
  const editing = await import('./Editing.island.tsx');
  store.change({ Editing: editing.Editing });
  return editing;
}
