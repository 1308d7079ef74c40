import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForCopying, offerCopying } from './copy.client.ts';

const CODE = 'npm install\nnpm start';

listenForCopying();

beforeEach(() => {
  document.body.innerHTML = `<p>Text</p><input value="Typed"><textarea id="notes"></textarea>${FIGURE}`;
  offerCopying();
});

afterEach(() => {
  vi.unstubAllGlobals();
  getSelection()?.removeAllRanges();
});

test('the button appears once there is a script behind it', () => {
  expect(button().hidden).toBe(false);
  expect(button().textContent).toBe('Copy');
});

test('the text of all lines is written to the clipboard', async () => {
  const written = stubClipboard();

  button().click();

  await vi.waitFor(() => expect(button().textContent).toBe('Copied'));
  expect(written).toEqual([CODE]);
});

test.each([
  ['TS', 'whole TS'],
  ['JS', 'whole JS'],
])('the button of an excerpt copies its whole file in %s', async (language, whole) => {
  const written = stubClipboard();
  document.documentElement.dataset.codeVariant = language;
  const files = ['TS', 'JS'].map(
    (variant) => `<div class="demo-files" data-styling="css" data-variant="${variant}">
      <figure class="code"><pre><code>whole ${variant}</code></pre></figure></div>`,
  );
  document.body.innerHTML = `<div class="demo-code">
    <div class="demo-preview" data-styling="css">${FIGURE}</div>
    <details><div class="demo-files" data-styling="system"></div>${files.join('')}</details></div>`;

  button().click();

  await vi.waitFor(() => expect(written).toEqual([whole]));
  delete document.documentElement.dataset.codeVariant;
});

test('where the clipboard refuses, the selection is copied', async () => {
  refuseClipboard();
  const selected = stubSelectionCopy();

  button().click();

  await vi.waitFor(() => expect(button().textContent).toBe('Copied'));
  expect(selected).toEqual([CODE]);
  expect(find('textarea').id).toBe('notes');
});

test('a page without the interface copies the selection too', async () => {
  vi.stubGlobal('navigator', {});
  const selected = stubSelectionCopy();

  button().click();

  await vi.waitFor(() => expect(button().textContent).toBe('Copied'));
  expect(selected).toEqual([CODE]);
});

test('what was selected and focused before is so again', async () => {
  refuseClipboard();
  stubSelectionCopy();
  button().focus();
  getSelection()?.selectAllChildren(find('p'));

  button().click();

  await vi.waitFor(() => expect(button().textContent).toBe('Copied'));
  expect(getSelection()?.toString()).toBe('Text');
  expect(document.activeElement).toBe(button());
});

test('in a dialog the selection is made inside, as all else is inert', async () => {
  document.body.innerHTML = `<dialog open>${FIGURE}</dialog>`;
  offerCopying();
  refuseClipboard();
  let place: Element | null | undefined;
  document.execCommand = () => {
    place = document.activeElement?.closest('dialog');
    return true;
  };

  button().click();

  await vi.waitFor(() => expect(button().textContent).toBe('Copied'));
  expect(place).toBe(find('dialog'));
});

test.each([
  ['says no', () => false],
  [
    'throws',
    () => {
      throw new DOMException('No.', 'SecurityError');
    },
  ],
])('where both refuse and the second %s, the visitor is told the truth', async (_, refuses) => {
  refuseClipboard();
  document.execCommand = refuses;

  button().click();

  await vi.waitFor(() => expect(button().textContent).toBe('Copying is not allowed here'));
  expect(button().dataset.outcome).toBe('refused');
});

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'the keys copy the code that has the focus: %o',
  async (keys) => {
    const written = stubClipboard();
    find('pre').focus();

    press(find('pre'), keys);

    await vi.waitFor(() => expect(button().textContent).toBe('Copied'));
    expect(written).toEqual([CODE]);
  },
);

test('the keys mean what is selected, where something is', () => {
  const written = stubClipboard();
  find('pre').focus();
  getSelection()?.selectAllChildren(find('p'));

  press(find('pre'), { ctrlKey: true });

  expect(written).toEqual([]);
});

test.each([{ ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }, {}])(
  'other keys copy nothing: %o',
  (keys) => {
    const written = stubClipboard();
    find('pre').focus();

    press(find('pre'), keys);

    expect(written).toEqual([]);
  },
);

test.each(['input', 'textarea'])('whoever types into a field means the field: %s', (field) => {
  const written = stubClipboard();
  document.querySelector('figure')?.prepend(find(field));
  find(field).focus();

  press(find(field), { ctrlKey: true });

  expect(written).toEqual([]);
});

const FIGURE = `
  <figure class="code"><div class="code-tools"><button class="copy" type="button" hidden></button></div>
  <pre tabindex="0"><code>npm <span class="t-command">install</span>\n<span class="line marked">npm start</span></code></pre></figure>`;

function press(target: HTMLElement, keys: KeyboardEventInit): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true, ...keys }));
}

function refuseClipboard(): void {
  const refuse = async () => {
    throw new DOMException('Write permission denied.', 'NotAllowedError');
  };
  vi.stubGlobal('navigator', { clipboard: { writeText: refuse } });
}

function stubClipboard(): string[] {
  const written: string[] = [];
  const writeText = async (text: string) => void written.push(text);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return written;
}

function stubSelectionCopy(): string[] {
  const selected: string[] = [];
  document.execCommand = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) selected.push(field.value);
    return true;
  };
  return selected;
}

function button(): HTMLElement {
  return find('button.copy');
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
