// How the parts of the bar are made.

import { drawIcon, type IconName } from './icons.client.ts';

type Attributes = Readonly<Record<string, string>>;

/** An element with its attributes and what is in it. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A tool of the bar that is no more than a sign; what it does is its name, and shows on pointing. */
export function createSign(icon: IconName, name: string, attributes: Attributes = {}) {
  return create(
    'button',
    { class: 'demo-tool', type: 'button', title: name, 'aria-label': name, ...attributes },
    drawIcon(icon),
  );
}
