// The mistakes of the content, above the page they are in, until they are mended.

import styles from './MistakeList.css?inline';

export interface Mistake {
  file: string;
  line: number | null;
  problem: string;
  remedy: string;
}

/** Shows what there is to mend, and goes away when there is nothing. */
export class MistakeList {
  #element: HTMLElement | null = null;
  #shown = '[]';
  #content: readonly Mistake[] = [];
  /** Those that demos make while they run on this page, by what they say. */
  readonly #thrown = new Map<string, Mistake>();

  /** Shows these mistakes and no others; the same ones again do not bring a closed list back. */
  show(mistakes: readonly Mistake[]): void {
    this.#content = mistakes;
    this.#update();
  }

  /** Shows one more, which a demo on this page has made. */
  addThrown(mistake: Mistake): void {
    this.#thrown.set(JSON.stringify(mistake), mistake);
    this.#update();
  }

  /** Takes away what demos have thrown so far. */
  forgetThrown(): void {
    this.#thrown.clear();
    this.#update();
  }

  #update(): void {
    const mistakes = [...this.#content, ...this.#thrown.values()];
    const wanted = JSON.stringify(mistakes);
    if (wanted === this.#shown) return;

    this.#shown = wanted;
    this.#element?.remove();
    this.#element = mistakes.length > 0 ? open(mistakes) : null;
  }
}

function open(mistakes: readonly Mistake[]): HTMLElement {
  const host = document.createElement('tearsheet-mistakes');
  // A popover lies above every dialog, and takes the focus from nobody.
  host.popover = 'manual';
  const inside = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  inside.adoptedStyleSheets = [sheet];

  document.body.append(host);
  host.showPopover();
  inside.append(panel(mistakes, () => host.remove()));
  return host;
}

function panel(mistakes: readonly Mistake[], close: () => void): HTMLElement {
  const region = element('section', { role: 'region', 'aria-labelledby': 'count' });
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  const button = element('button', { type: 'button' }, 'Close');
  const list = element('ol', { tabindex: '0', 'aria-labelledby': 'count' });

  button.addEventListener('click', close);
  region.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  list.append(...mistakes.map(row));
  region.append(element('h2', { id: 'count', role: 'alert', dir: 'auto' }, count), button, list);
  return region;
}

function row({ file, line, problem, remedy }: Mistake): HTMLElement {
  const item = element('li', {});
  item.append(
    // A path reads from left to right in every language.
    element('code', { dir: 'ltr' }, line === null ? file : `${file}:${line}`),
    element('p', { class: 'problem', dir: 'auto' }, problem),
    element('p', { class: 'remedy', dir: 'auto' }, remedy),
  );
  return item;
}

function element(name: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}
