// What tests begin with: a demo as the engine writes it.

import { DemoStore } from './DemoStore.client.ts';

/** The state of a demo that is in the document by now. */
export function storeOf(element: HTMLElement): DemoStore {
  return new DemoStore(element, element.querySelector('.demo-bar') ?? element);
}

/** Puts a demo into the document. */
export function placeDemo(name = 'Basic', stylings = 'system tailwind css'): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', demoHtml(name, stylings.split(' ')));
  return document.body.lastElementChild as HTMLElement;
}

function demoHtml(name: string, stylings: readonly string[]): string {
  const each = (write: (styling: string) => string) => stylings.map(write).join('');
  return `<figure class="demo outlined" id="${name}" data-name="${name}"
    data-demo="sea/${name}" data-stylings="${stylings.join(' ')}"
    data-source="https://code.example/${name}.tsx">
  <div class="demo-frame">${each(
    (styling) => `<div class="demo-variant" data-styling="${styling}"><button>Sail</button></div>`,
  )}</div>
  <div class="demo-bar"></div>
  <div class="demo-code">${each(
    (styling) =>
      `<div class="demo-preview" data-styling="${styling}">${block('', `preview ${styling}`)}</div>`,
  )}<details class="demo-source"><summary>Show code</summary>${each((styling) =>
    ['TS', 'JS']
      .map(
        (variant) => `<div class="demo-files" data-styling="${styling}" data-variant="${variant}">
        ${block(variant === 'TS' ? 'index.tsx' : 'index.jsx', `${styling} ${variant}`)}</div>`,
      )
      .join(''),
  )}</details></div></figure>`;
}

function block(file: string, code: string): string {
  return `<figure class="code" data-file="${file}"><pre><code>${code}</code></pre></figure>`;
}
