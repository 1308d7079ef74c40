// The frame's document, made to look as the page does around the demo.

import { addToHead } from '../../elements/addToHead.client.ts';
import { makeElement } from '../../elements/makeElement.client.ts';
import type { Outside } from './messages.ts';

/** The element that stands where the live part stands in the page. */
export interface Place {
  /** What is measured: as high as the demo and the room around it. */
  readonly room: HTMLElement;
  /** Where what is rendered goes. */
  readonly slot: HTMLElement;
}

/** Finds the elements around the content, which the document begins with: those that the page's stylesheets know. */
export function findPlace(): Place {
  const room = document.querySelector<HTMLElement>('.demo-frame');
  const slot = room?.querySelector<HTMLElement>('.demo-variant');
  if (!room || !slot) throw new Error('The document of the frame has no place for a demo.');

  return { room, slot };
}

/** Lets hold here what holds in the page. */
export function surround({ room, slot }: Place, outside: Outside): void {
  const { direction, scheme, density, styling, looks, sizes, isolated, opaque, limited } = outside;
  applyThemeOverrides(outside.themeOverrides);
  const { documentElement, body } = document;
  documentElement.dir = direction;
  Object.assign(documentElement.dataset, { scheme, density, codeStyling: styling });
  documentElement.toggleAttribute('data-in-frame', outside.isInFrame);
  slot.dataset.styling = styling;
  body.classList.toggle('isolated', isolated);
  body.classList.toggle('opaque', opaque);
  body.classList.toggle('limited', limited);
  // Alone in its document a demo has nothing around it.
  if (room.parentElement) room.parentElement.className = isolated ? '' : looks;
  room.className = isolated ? '' : 'demo-frame';
  room.setAttribute('style', isolated ? '' : sizes);
}

/** Applies what the visitor overrides in the theme of all demos. */
function applyThemeOverrides({ style, compact }: Outside['themeOverrides']): void {
  overridesStyle.textContent = style;
  if (!overridesStyle.isConnected) addToHead(overridesStyle);
  if (compact) document.documentElement.dataset.demos = 'compact';
  else delete document.documentElement.dataset.demos;
}

const overridesStyle = makeElement('style', {});
