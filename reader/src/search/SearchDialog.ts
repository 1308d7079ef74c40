// The dialog in which a visitor types what to read; where the answers come from is not its concern.

import { adoptStyles } from '../theme/adoptStyles.ts';
import * as texts from '../theme/generated/texts.ts';
import type { Answer, Search } from './answers.ts';
import styles from './SearchDialog.css?inline';
import { createOption, createSearch, type SearchParts } from './SearchParts.ts';

adoptStyles(styles);

/** What the arrow keys do to the number of the marked row. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys that say where a followed row opens. */
type HeldKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A list that follows what is typed, walked by the arrow keys while the focus stays in the field. */
export class SearchDialog {
  readonly #parts: SearchParts = createSearch();
  readonly #search: Search;
  #marked = -1;
  /** What the rows answer, and the Enter that waits for the answer to what was typed since. */
  #answered: string | undefined;
  #awaited: HeldKeys | undefined;

  constructor(search: Search) {
    this.#search = search;
    const { dialog, field, list } = this.#parts;
    field.addEventListener('input', () => this.#ask());
    field.addEventListener('keydown', (event) => this.#steer(event));
    list.addEventListener('pointermove', ({ target }) => this.#markUnder(target));
    list.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', ({ target }) => {
      // The dialog itself is only hit around its contents; what else it leads to takes its place.
      const leaves = target instanceof Element && target.closest('[data-shortcuts]');
      if (leaves || target === dialog) dialog.close();
    });
  }

  /** Shows the dialog with what was typed on the way, or else last, ready to be typed over. */
  open(typed = ''): void {
    const { dialog, field } = this.#parts;
    if (!dialog.isConnected) {
      // Where pages are exchanged under an author's eyes, the last one has taken it along.
      dialog.open = false;
      document.body.append(dialog);
    }
    if (!dialog.open) dialog.showModal();
    if (typed) field.value = typed;
    else field.select();
    this.#ask();
  }

  async #ask(): Promise<void> {
    const { field, status } = this.#parts;
    const query = field.value;
    this.#awaited = undefined;
    try {
      const answer = await this.#search(query);
      // An answer to an earlier question may come late.
      if (query === field.value) this.#show(answer, query);
    } catch (error) {
      console.error(error);
      status.textContent = texts.searchNotLoaded;
    }
  }

  #show({ heading, count, places }: Answer, query: string): void {
    const { field, heading: title, list, status } = this.#parts;
    title.textContent = heading;
    title.hidden = places.length === 0;
    list.replaceChildren(...places.map(createOption));
    list.ariaLabel = heading;
    field.ariaExpanded = String(places.length > 0);
    status.textContent = query.trim() === '' ? texts.searchHint : sayCount(count);
    this.#mark(places.length > 0 ? 0 : -1);
    this.#answered = query;
    if (this.#awaited) this.#follow(this.#awaited);
  }

  #steer(event: KeyboardEvent): void {
    // Enter and arrows belong to whoever is writing Japanese or Chinese.
    if (event.isComposing) return;

    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;

    event.preventDefault();
    if (step === undefined) this.#follow(event);
    else this.#mark(this.#marked + step);
  }

  /** Goes to the marked row as a press on it would, into a new tab with the keys for that. */
  #follow({ ctrlKey, metaKey, shiftKey }: HeldKeys): void {
    const keys = { ctrlKey, metaKey, shiftKey };
    const press = { bubbles: true, cancelable: true, ...keys };
    // Whoever types fast means what was typed, not the row that still answers an earlier letter.
    this.#awaited = this.#answered === this.#parts.field.value ? undefined : keys;
    if (!this.#awaited) this.#options[this.#marked]?.dispatchEvent(new MouseEvent('click', press));
  }

  #markUnder(target: EventTarget | null): void {
    const option = target instanceof Element && target.closest('[role=option]');
    if (option) this.#mark(this.#options.indexOf(option));
  }

  /** Marks a row; beyond the last comes the first. */
  #mark(wanted: number): void {
    const options = this.#options;
    this.#marked = options.length === 0 ? -1 : (wanted + options.length) % options.length;
    for (const [number, option] of options.entries()) {
      option.ariaSelected = String(number === this.#marked);
    }
    const marked = options[this.#marked];
    marked?.scrollIntoView({ block: 'nearest' });
    this.#parts.field.setAttribute('aria-activedescendant', marked?.id ?? '');
  }

  get #options(): readonly Element[] {
    return [...this.#parts.list.children];
  }
}

function sayCount(count: number): string {
  if (count === 0) return texts.noPageFound;
  return count === 1 ? texts.onePageFound : texts.pagesFound.replace('{count}', String(count));
}
