// Fields that somebody wrote into before the part around them lived.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CHECKED_OR_PICKED = ['checkbox', 'radio', 'file'];

/** The element, if it is a field whose value can be written. */
export function asField(element: Element | undefined): Field | undefined {
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return element;
  if (!(element instanceof HTMLInputElement)) return undefined;
  return CHECKED_OR_PICKED.includes(element.type) ? undefined : element;
}

/** Lets a field be seen empty, or as it was prerendered: what is entered then is a change. */
export function returnToFirst(field: Field): void {
  if (field instanceof HTMLSelectElement) return;

  enter(field, field.defaultValue);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Writes a value past React, which puts a setter of its own in front to know what it wrote itself. */
export function enter(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}

/** Where the caret is now; the function returned puts it there again. */
export function keepCaret(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};

  const { selectionStart, selectionEnd } = field;
  // Fields for numbers and addresses have a caret that no script may see.
  return () => selectionStart !== null && field.setSelectionRange(selectionStart, selectionEnd);
}
