// What a demo has to say to its visitor, where all can see it.

import * as texts from '../styles/generated/texts.ts';

/** Says something between the demo and its bar, in place of what was said there before. */
export function showNote(demo: HTMLElement, text: string): void {
  clearNote(demo);
  const note = document.createElement('p');
  note.className = 'demo-note';
  note.setAttribute('role', 'status');
  demo.querySelector('.demo-frame')?.after(note);
  // Read out only where it changes, it must be there before it says anything.
  note.textContent = text;
}

/** Takes back what was said. */
export function clearNote(demo: HTMLElement): void {
  demo.querySelector('.demo-note')?.remove();
}

/** Says that something failed; where a file did not arrive, that is the reason, whatever was tried. */
export function tellFailure(
  demo: HTMLElement,
  error: unknown,
  text: string = texts.notLoaded,
): void {
  // That the browser refuses to copy is nobody's mistake.
  if (!(error instanceof DOMException)) console.error(error);
  // Browsers say so of modules and of answers alike.
  showNote(demo, error instanceof TypeError ? texts.notLoaded : text);
}
