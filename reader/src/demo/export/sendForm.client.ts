import { makeElement } from '../../elements/makeElement.client.ts';
import type { Parcel } from './editors.ts';

/** Sends a form to a new tab, which learns nothing of this one. */
export function sendForm({ action, fields }: Parcel): void {
  const attributes = { method: 'post', action, target: '_blank', rel: 'noopener', hidden: true };
  const form = makeElement('form', attributes);
  // A line break in the value of an input is lost, and one of a text area is kept.
  const areas = [...fields].map(([name, value]) => makeElement('textarea', { name, value }));
  form.append(...areas);
  document.body.append(form);
  form.submit();
  form.remove();
}
