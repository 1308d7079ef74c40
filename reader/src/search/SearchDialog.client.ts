// The dialog in which a visitor types what to look for; what answers lives elsewhere.

import { keep, recall } from '../preferences/memory.client.ts';
import * as texts from '../styles/generated/texts.ts';
import { Announcer, countAll } from './Announcer.client.ts';
import { createRemovers, sectionsBeforeTyping } from './beforeTyping.client.ts';
import { ChipBar } from './ChipBar.client.ts';
import { closeBeside } from './closeBeside.client.ts';
import { create } from './create.client.ts';
import { type Kind, kinds, type Question, readQuestion } from './engine/question.ts';
import type { NamedAnswer, TextAnswer } from './engine/results.ts';
import { withoutFilter } from './filterWords.ts';
import { keepPageStill } from './keepPageStill.client.ts';
import { kindNames } from './kindNames.ts';
import type { ProductName } from './messages.ts';
import { ResultList } from './ResultList.client.ts';
import { forgetPage } from './recentPages.client.ts';
import { type Section, sectionOf, sectionOfText } from './rows.client.ts';
import { SearchClient, type StartFile } from './SearchClient.client.ts';
import styles from './SearchDialog.css?inline';
import { createSearch, type SearchParts } from './SearchParts.client.ts';
import { scrollByWheel } from './scrollByWheel.client.ts';
import { SOUGHT } from './sought.ts';

/** What keys do to the place of the marked row. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

/** What they do besides where there are no letters to walk through. */
const ENDS: Readonly<Record<string, number>> = {
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const PRODUCT = 'meta[name="tearsheet:productId"]';

/** The keys that say where a followed row opens. */
type HeldKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const NOTHING_NAMED: NamedAnswer = { groups: [], count: 0 };
const NO_TEXT: TextAnswer = { found: [], count: 0, correction: '' };

/** A list that follows what is typed, walked by the arrow keys while the focus stays in the field. */
export class SearchDialog {
  readonly #parts: SearchParts = createSearch();
  readonly #results: ResultList;
  readonly #announcer: Announcer;
  readonly #client: SearchClient;
  readonly #productChips = new ChipBar(texts.products, (id) => this.#toggleProduct(id));
  readonly #kindChips = new ChipBar(texts.searchKinds, (id) => this.#toggleKind(id));
  #products: readonly ProductName[] = [];
  /** The chips that were pressed, in this order. */
  #pressed: readonly string[] = [];
  #question: Question = readQuestion('', { current: '', products: [], kinds: [] }, []);
  /** What is on screen, and which parts of it answer to the question. */
  #named = NOTHING_NAMED;
  #text = NO_TEXT;
  #answered = { named: true, text: true };
  /** Whether it is still true that something did not load, perhaps before the dialog was open. */
  #hasFailed = false;
  /** The Enter that waits for the answer to what was typed since. */
  #awaited: HeldKeys | undefined;

  constructor(start: StartFile) {
    const { chips, dialog, field, list, status } = this.#parts;
    this.#results = new ResultList(list, field);
    this.#announcer = new Announcer(status);
    this.#kindChips.offer(Object.entries(kindNames));
    // With its own looks, so that it waits for nothing else.
    dialog.append(create('style', {}, styles));
    chips.append(this.#productChips.element, this.#kindChips.element);
    for (const bar of [chips, ...chips.children]) scrollByWheel(bar);
    this.#listen();
    this.#client = new SearchClient(start, {
      begun: (products) => this.#begin(products),
      named: (answer) => this.#showNamed(answer),
      text: (answer) => this.#showText(answer),
      failed: () => this.#tellFailure(),
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
    if (!dialog.open) {
      dialog.showModal();
      keepPageStill(dialog);
    }
    field.focus();
    if (typed) field.value = typed;
    else field.select();
    this.#ask();
  }

  #listen(): void {
    const { dialog, field, list } = this.#parts;
    field.addEventListener('input', () => this.#ask());
    field.addEventListener('keydown', (event) => this.#steer(event));
    for (const press of ['click', 'auxclick']) {
      list.addEventListener(press, (event) => this.#take(event as MouseEvent));
    }
    closeBeside(dialog);
    dialog.addEventListener('click', ({ target }) => {
      // What else it leads to takes its place.
      if (target instanceof Element && target.closest('[data-shortcuts]')) dialog.close();
    });
    // Keyboards on screens cover what is below them.
    window.visualViewport?.addEventListener('resize', () => this.#fitAboveKeyboard());
    dialog.addEventListener('keydown', (event) => {
      // Whoever types on a chip means the field.
      const { key, altKey, ctrlKey, metaKey, target } = event;
      const types = key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;
      if (types && target !== field) field.focus();
    });
  }

  #fitAboveKeyboard(): void {
    const height = Math.round(window.visualViewport?.height ?? innerHeight);
    this.#parts.dialog.style.setProperty('--search-height', `${height}px`);
  }

  #begin(products: readonly ProductName[]): void {
    this.#products = products;
    this.#hasFailed = false;
    this.#productChips.offer(products);
    this.#askAgain();
  }

  #ask(): void {
    this.#awaited = undefined;
    this.#askAgain();
  }

  /** Asks the same with what is known by now; an Enter still waits for the answer. */
  #askAgain(): void {
    this.#question = this.#read(this.#parts.field.value);
    this.#productChips.press(this.#question.products);
    this.#kindChips.press(this.#question.kinds);
    if (this.#isIdle) {
      this.#offer();
      return;
    }
    this.#answered = { named: false, text: false };
    this.#client.ask(this.#question);
  }

  #read(typed: string): Question {
    const current = document.querySelector<HTMLMetaElement>(PRODUCT)?.content ?? '';
    const ids = this.#products.map(([id]) => id);
    const scope = {
      current,
      products: this.#pressed.filter((id) => !isKind(id)),
      kinds: this.#pressed.filter(isKind),
    };
    return readQuestion(typed, scope, ids);
  }

  get #isIdle(): boolean {
    const { kinds, products, words } = this.#question;
    return words === '' && kinds.length === 0 && products.length === 0;
  }

  /** Before anything is typed. */
  #offer(): void {
    this.#client.forget();
    this.#answered = { named: true, text: true };
    this.#named = NOTHING_NAMED;
    this.#text = NO_TEXT;
    this.#results.answer(sectionsBeforeTyping());
    this.#parts.removers.replaceChildren(...createRemovers(() => this.#removed()));
    this.#parts.notice.textContent = this.#hasFailed ? texts.searchNotLoaded : '';
    this.#announcer.say(this.#hasFailed ? texts.searchNotLoaded : texts.searchHint, 0);
  }

  #removed(): void {
    this.#parts.field.focus();
    this.#offer();
  }

  #showNamed(answer: NamedAnswer): void {
    const isNew = !this.#answered.named;
    this.#hasFailed = false;
    this.#named = answer;
    this.#answered.named = true;
    this.#show(isNew);
  }

  #showText(answer: TextAnswer): void {
    this.#text = answer;
    this.#answered.text = true;
    this.#show(false);
  }

  #show(isNew: boolean): void {
    const sections = this.#sections();
    this.#parts.removers.replaceChildren();
    if (isNew) this.#results.answer(sections);
    else this.#results.extend(sections);
    if (this.#answered.text) this.#announcer.say(this.#sum());
    if (this.#answered.text || !this.#isEmpty) this.#notice();
    if (this.#awaited && this.#isSettled) this.#follow(this.#awaited);
  }

  #sections(): readonly Section[] {
    const nameProduct = (id: string) => this.#products.find(([known]) => known === id)?.[1] ?? '';
    const named = this.#named.groups.map((group) => {
      const showAll = (kind: Kind) => this.#toggleKind(kind);
      return sectionOf(group, nameProduct, this.#question.kinds.length > 0 ? undefined : showAll);
    });
    return [...named, sectionOfText(this.#text.found, nameProduct), this.#correction()];
  }

  #correction(): Section {
    const { correction } = this.#text;
    const name = texts.searchMeant.replace('{words}', correction);
    const run = () => this.#correct(correction);
    const rows = [{ key: 'correction', sign: 'correction' as const, name, run }];
    return { key: 'correction', title: '', rows: correction ? rows : [] };
  }

  /** Looks for the words of the site instead, among the same products and kinds. */
  #correct(words: string): void {
    const { field } = this.#parts;
    this.#pressed = [...this.#question.products, ...this.#question.kinds];
    field.value = words;
    field.focus();
    this.#ask();
  }

  /** Says where the rows would be that there are none. */
  #notice(): void {
    const isVain = this.#isEmpty && this.#question.words !== '';
    this.#parts.notice.textContent = isVain ? texts.searchNothing : '';
  }

  #tellFailure(): void {
    this.#hasFailed = true;
    this.#announcer.say(texts.searchNotLoaded, 0);
    this.#parts.notice.textContent = texts.searchNotLoaded;
  }

  get #isEmpty(): boolean {
    return this.#named.count + this.#text.count === 0;
  }

  #sum(): string {
    return this.#isEmpty && this.#question.words === ''
      ? texts.searchHint
      : countAll(this.#named, this.#text.count);
  }

  /** Whether the rows answer what was typed: where nothing has such a name, the text is waited for. */
  get #isSettled(): boolean {
    const { named, text } = this.#answered;
    return text || (named && this.#named.count > 0);
  }

  #toggleProduct(id: string): void {
    this.#toggle(id, ({ products }) => products.includes(id));
  }

  #toggleKind(id: string): void {
    this.#toggle(id, ({ kinds }) => isKind(id) && kinds.includes(id));
  }

  /** Presses a chip or lets it go, also where a word in the field has pressed it. */
  #toggle(id: string, holds: (question: Question) => boolean): void {
    const { field } = this.#parts;
    if (!holds(this.#question)) this.#pressed = [...this.#pressed, id];
    else {
      this.#pressed = this.#pressed.filter((other) => other !== id);
      const ids = this.#products.map(([product]) => product);
      if (holds(this.#read(field.value))) field.value = withoutFilter(field.value, ids, holds);
    }
    this.#ask();
  }

  #steer(event: KeyboardEvent): void {
    // Enter and arrows belong to whoever is writing Japanese or Chinese.
    if (event.isComposing) return;

    const { key } = event;
    const isEmpty = this.#parts.field.value === '';
    const step = STEPS[key] ?? (isEmpty ? ENDS[key] : undefined);
    if (step !== undefined) this.#results.step(step);
    else if (key === 'Enter') this.#follow(event);
    else if (key === 'Backspace' && isEmpty && this.#pressed.length > 0) this.#unpressLast();
    else if (key !== 'Delete' || !isEmpty || !this.#forgetMarked()) return;
    event.preventDefault();
  }

  #unpressLast(): void {
    this.#pressed = this.#pressed.slice(0, -1);
    this.#ask();
  }

  #forgetMarked(): boolean {
    const { marked } = this.#results;
    const row = marked && this.#results.contentOf(marked);
    if (row?.sign !== 'recent' || row.address === undefined) return false;

    forgetPage(row.address);
    this.#offer();
    return true;
  }

  /** Goes to the marked row as a press on it would, into a new tab with the keys for that. */
  #follow({ ctrlKey, metaKey, shiftKey }: HeldKeys): void {
    const keys = { ctrlKey, metaKey, shiftKey };
    const press = { bubbles: true, cancelable: true, ...keys };
    // Whoever types fast means what was typed, not the row that still answers an earlier letter.
    this.#awaited = this.#isSettled ? undefined : keys;
    if (!this.#awaited) this.#results.marked?.dispatchEvent(new MouseEvent('click', press));
  }

  /** A row was pressed: it runs, or leads away by itself. */
  #take({ button, ctrlKey, metaKey, shiftKey, target, type }: MouseEvent): void {
    const option = target instanceof Element && target.closest('[role=option]');
    const row = option && this.#results.contentOf(option);
    if (!row || button > 1) return;

    if (row.address === undefined) {
      if (type === 'click') row.run?.();
      return;
    }
    const { pathname } = new URL(row.address, location.href);
    const { words } = this.#question;
    if (words) keep(SOUGHT, [...soughtLines(), `${Date.now()} ${pathname} ${words}`].join('\n'));
    // What opens elsewhere leaves the dialog to whoever wants to open more.
    if (type === 'click' && !ctrlKey && !metaKey && !shiftKey) this.#leaveFor(pathname);
  }

  async #leaveFor(pathname: string): Promise<void> {
    this.#parts.dialog.close();
    if (pathname !== location.pathname) return;

    // Who stays on the page does not arrive.
    const { markArrival } = await import('./markArrival.client.ts');
    markArrival();
  }
}

/** The words that led to other pages, some of which may still be on their way. */
function soughtLines(): readonly string[] {
  return recall(SOUGHT)?.split('\n') ?? [];
}

function isKind(id: string): id is Kind {
  return kinds.some((kind) => kind === id);
}
