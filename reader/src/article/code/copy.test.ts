import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerCopying } from './copy.ts';

offerCopying();

beforeEach(() => {
  document.body.innerHTML = `
    <figure class="code"><button class="copy" type="button" hidden></button>
    <pre><code>npm <span class="t-command">install</span>\n<span class="line marked">npm start</span></code></pre></figure>`;
  offerCopying();
});

afterEach(() => vi.unstubAllGlobals());

test('the button appears once there is a script behind it', () => {
  expect(button().hidden).toBe(false);
  expect(button().textContent).toBe('Copy');
});

test('the text of all lines is written to the clipboard', async () => {
  const written: string[] = [];
  stubClipboard(async (text) => void written.push(text));

  button().click();

  await vi.waitFor(() => expect(button().textContent).toBe('Copied'));
  expect(written[0]).toBe('npm install\nnpm start');
});

test('where the clipboard refuses, the selection is copied', async () => {
  stubClipboard(refuse);
  let selected = '';
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  };

  button().click();

  await vi.waitFor(() => expect(button().textContent).toBe('Copied'));
  expect(selected).toBe('npm install\nnpm start');
  expect(document.querySelector('textarea')).toBeNull();
});

test('where both refuse, the visitor is told the truth', async () => {
  stubClipboard(refuse);
  document.execCommand = () => false;

  button().click();

  await vi.waitFor(() => expect(button().textContent).toBe('Copying is not allowed here'));
  expect(button().dataset.outcome).toBe('refused');
});

async function refuse(): Promise<void> {
  throw new DOMException('Write permission denied.', 'NotAllowedError');
}

function stubClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

function button(): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>('button.copy');
  if (!found) throw new Error('There is no copy button.');
  return found;
}
