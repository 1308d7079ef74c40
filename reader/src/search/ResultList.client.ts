// The rows below the field: the same thing keeps its row from answer to answer, and its mark.

import { create } from './create.client.ts';
import { fillRow, type Row, type Section } from './rows.client.ts';

/** An element, and what it was filled with. */
interface Shown {
  element: HTMLElement;
  content: string;
}

/** Who marked a row: nobody, so that it is the first; or somebody, so that it stays where it is. */
type Chosen = 'no' | 'by keys' | 'by pointer';

export class ResultList {
  readonly #list: HTMLElement;
  readonly #field: HTMLElement;
  readonly #shown = new Map<string, Shown>();
  readonly #contents = new Map<Element, Row>();
  #marked: HTMLElement | undefined;
  #chosen: Chosen = 'no';
  #made = 0;

  constructor(list: HTMLElement, field: HTMLElement) {
    this.#list = list;
    this.#field = field;
    list.addEventListener('pointermove', ({ target }) => {
      const option = target instanceof Element && target.closest<HTMLElement>('[role=option]');
      if (option) this.#mark(option, 'by pointer');
    });
  }

  /** What the marked row stands for. */
  get marked(): HTMLElement | undefined {
    return this.#marked;
  }

  get options(): readonly HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
  }

  contentOf(option: Element): Row | undefined {
    return this.#contents.get(option);
  }

  /** Shows what is found for a new question: from the top, unless somebody chose a row that is still there. */
  answer(sections: readonly Section[]): void {
    this.#fill(sections);
    if (this.#chosen === 'by keys' && this.#marked?.isConnected) {
      this.#mark(this.#marked, 'by keys');
      return;
    }
    this.#chosen = 'no';
    this.#markFirst();
    this.#scrollUp();
  }

  /** Shows what else is found for the same question: a chosen row stays where it is seen. */
  extend(sections: readonly Section[]): void {
    // To measure is to lay out once more, for which there is no reason before somebody has chosen.
    const before = this.#chosen === 'no' ? undefined : this.#marked?.getBoundingClientRect().top;
    this.#fill(sections);
    if (this.#chosen === 'no' || !this.#marked?.isConnected) {
      this.#chosen = 'no';
      this.#markFirst();
    } else if (before !== undefined) {
      this.#list.scrollTop += this.#marked.getBoundingClientRect().top - before;
    }
  }

  /** Marks the row so many further on: a single step leads round, a larger one stops at the end. */
  step(by: number): void {
    const options = this.options;
    const last = options.length - 1;
    const at = this.#marked ? options.indexOf(this.#marked) : -1;
    const wanted = at + by;
    const reached =
      Math.abs(by) === 1
        ? (wanted + options.length) % options.length
        : Math.max(0, Math.min(wanted, last));
    const option = options[reached];
    if (option) this.#mark(option, 'by keys');
  }

  #markFirst(): void {
    this.#mark(this.options[0], 'no');
  }

  #mark(option: HTMLElement | undefined, chosen: Chosen): void {
    if (this.#marked !== option) this.#marked?.setAttribute('aria-selected', 'false');
    this.#marked = option;
    this.#chosen = chosen;
    option?.setAttribute('aria-selected', 'true');
    this.#field.setAttribute('aria-activedescendant', option?.id ?? '');
    if (chosen === 'by keys') this.#reveal(option);
  }

  /** Before the first row stands the heading of its group, which is shown with it. */
  #reveal(option: HTMLElement | undefined): void {
    if (option === this.options[0]) this.#scrollUp();
    else option?.scrollIntoView({ block: 'nearest' });
  }

  #scrollUp(): void {
    this.#list.scrollTop = 0;
    // Beside rows that can be removed lies something that scrolls with them.
    this.#list.parentElement?.scrollTo(0, 0);
  }

  #fill(sections: readonly Section[]): void {
    const kept = new Set<string>();
    const groups = sections
      .filter(({ rows }) => rows.length > 0)
      .map((section) => {
        const { element } = this.#group(section, kept);
        const rows = section.rows
          .filter(({ key }) => !kept.has(key))
          .map((row) => this.#row(row, kept));
        arrange(element, [...element.children].slice(0, 1).concat(rows));
        return element;
      });
    arrange(this.#list, groups);
    for (const key of this.#shown.keys()) if (!kept.has(key)) this.#forget(key);
    this.#field.ariaExpanded = String(groups.length > 0);
  }

  #group({ key, title }: Section, kept: Set<string>): Shown {
    const name = `group ${key}`;
    kept.add(name);
    return this.#shown.get(name) ?? this.#keep(name, this.#createGroup(title), title);
  }

  #row(row: Row, kept: Set<string>): HTMLElement {
    kept.add(row.key);
    const content = JSON.stringify(row);
    const known = this.#shown.get(row.key) ?? this.#keep(row.key, this.#createOption(row), '');
    if (known.content !== content) fillRow(known.element, row);
    known.content = content;
    this.#contents.set(known.element, row);
    return known.element;
  }

  #keep(key: string, element: HTMLElement, content: string): Shown {
    const shown = { element, content };
    this.#shown.set(key, shown);
    return shown;
  }

  #forget(key: string): void {
    const element = this.#shown.get(key)?.element;
    if (element) this.#contents.delete(element);
    this.#shown.delete(key);
  }

  #createGroup(title: string): HTMLElement {
    const id = this.#newId();
    const heading = create('p', { id, class: 'search-heading', role: 'presentation' }, title);
    return create('div', { role: 'group', 'aria-labelledby': id }, heading);
  }

  /** A link where it leads somewhere, so that all that can be done with links can be done with it. */
  #createOption({ address, sign }: Row): HTMLElement {
    return create(address === undefined ? 'div' : 'a', {
      id: this.#newId(),
      class: 'search-row',
      role: 'option',
      'data-sign': sign,
      'aria-selected': 'false',
      ...(address === undefined ? {} : { href: address, tabindex: '-1' }),
    });
  }

  #newId(): string {
    this.#made += 1;
    return `search-${this.#made}`;
  }
}

/** Puts elements in order with as few moves as there have to be: what stays in place does not blink. */
function arrange(parent: Element, wanted: readonly Element[]): void {
  const staying = new Set(wanted);
  for (const child of [...parent.children]) if (!staying.has(child)) child.remove();
  for (const [at, child] of wanted.entries()) {
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
  }
}
