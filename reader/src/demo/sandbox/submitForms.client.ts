// Forms of a demo are sent to its own code. The sandbox of the frame knows no forms at all: a browser that
// lets them be sent connects to their address before it asks whether that is allowed.

type Submitter = HTMLButtonElement | HTMLInputElement;

/** Does for the forms of this document what a browser does until it would send them. */
export function submitForms(): void {
  // Asked last, as a browser does it: after what the demo itself does when it is pressed.
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button, input') : null;
    if (event.defaultPrevented || !isSubmitter(button) || !button.form) return;

    event.preventDefault();
    submit(button.form, button);
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing && !event.defaultPrevented) {
      submitByEnter(event);
    }
  });
  HTMLFormElement.prototype.requestSubmit = function (submitter) {
    submit(this, isSubmitter(submitter) ? submitter : null);
  };
}

/** A form with a button for it is sent by that button; the browser presses it. */
function submitByEnter(event: Event): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.form) return;

  const { elements } = field.form;
  const fields = [...elements].filter((one) => one instanceof HTMLInputElement && isTypedInto(one));
  if (fields.length === 1 && isTypedInto(field) && ![...elements].some(isSubmitter)) {
    event.preventDefault();
    submit(field.form, null);
  }
}

function submit(form: HTMLFormElement, submitter: Submitter | null): void {
  const skipsChecks = form.noValidate || submitter?.formNoValidate;
  if (!skipsChecks && !form.reportValidity()) return;

  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  if (!form.dispatchEvent(event)) return;
  const method = submitter?.getAttribute('formmethod') ?? form.method;
  if (method === 'dialog') form.closest('dialog')?.close(submitter?.value);
}

function isSubmitter(element: unknown): element is Submitter {
  return (
    (element instanceof HTMLButtonElement && element.type === 'submit' && !element.disabled) ||
    (element instanceof HTMLInputElement &&
      /^(submit|image)$/.test(element.type) &&
      !element.disabled)
  );
}

function isTypedInto({ type }: HTMLInputElement): boolean {
  return /^(text|search|url|tel|email|password|date|month|week|time|datetime-local|number)$/.test(
    type,
  );
}
