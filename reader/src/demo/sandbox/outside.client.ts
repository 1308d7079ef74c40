// The frame's document, made to look as the page does around the demo.

import type { Outside } from './messages.ts';

/** The element that stands where the live part stands in the page. */
export interface Place {
  /** What is measured: as high as the demo and the room around it. */
  readonly room: HTMLElement;
  /** Where what is rendered goes. */
  readonly slot: HTMLElement;
}

/** Builds the elements around the content: those that the page's stylesheets know. */
export function buildPlace(): Place {
  const [demo, room, slot] = ['figure', 'div', 'div'].map((name) => document.createElement(name));
  if (!demo || !room || !slot) throw new Error('Three elements were made.');

  room.className = 'demo-frame';
  slot.className = 'demo-variant';
  room.append(slot);
  demo.append(room);
  document.body.append(demo);
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
  if (!overridesStyle.isConnected) document.head.append(overridesStyle);
  if (compact) document.documentElement.dataset.demos = 'compact';
  else delete document.documentElement.dataset.demos;
}

const overridesStyle = document.createElement('style');
