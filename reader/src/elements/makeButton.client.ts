import { makeElement } from './makeElement.client.ts';

/** Makes a button of a class, which submits no form. */
export function makeButton(
  className: string,
  properties: Partial<HTMLButtonElement>,
): HTMLButtonElement {
  return makeElement('button', { type: 'button', className, ...properties });
}
