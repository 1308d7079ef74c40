// The state of the search dialog, and the reducer that changes it.

import * as texts from '../styles/generated/texts.ts';
import { type Announcement, announceAtRest, announceNow, countAll } from './announcements.ts';
import { divideGroups } from './engine/order.ts';
import { type Kind, kinds, type Question, readQuestion } from './engine/question.ts';
import type { Group, NamedAnswer, TextAnswer } from './engine/results.ts';
import { withoutFilter } from './filterWords.ts';
import type { ProductName } from './messages.ts';
import type { Offered } from './offered.client.ts';
import type { RecentPage } from './recentPages.client.ts';
import {
  type Row,
  type RowAction,
  type Section,
  sectionOf,
  sectionOfCorrection,
  sectionOfText,
  sectionsInVain,
  sectionsOffered,
  withoutRepetition,
} from './rows.ts';

/** The keys that say where a followed row opens. */
export type ModifierKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The row that Enter follows: the first, or one that the visitor chose, which then stays marked. */
export interface Mark {
  key: string | undefined;
  chosen: 'no' | 'by keys' | 'by pointer';
}

export interface SearchState {
  typed: string;
  /** The chips that were pressed, in this order. */
  pressed: readonly string[];
  products: readonly ProductName[];
  /** The product on screen. */
  current: string;
  /** Nothing before the dialog was first asked. */
  question: Question | undefined;
  offered: Offered;
  named: NamedAnswer;
  text: TextAnswer;
  /** Which parts of what is shown answer to the question. */
  answered: { named: boolean; text: boolean };
  /** Whether it is still true that something did not load. */
  hasFailed: boolean;
  sections: readonly Section[];
  /** The pages among the rows that can be removed. */
  removable: readonly RecentPage[];
  mark: Mark;
  /** The Enter that waits for the answer to what was typed since. */
  awaited: ModifierKeys | undefined;
  /** Stands above the rows, or in their place. */
  notice: string;
  announcement: Announcement;
}

export type Action =
  | { type: 'ask'; typed: string; current: string; offered: Offered | undefined }
  | { type: 'begin'; products: readonly ProductName[] }
  | { type: 'answerNames'; named: NamedAnswer }
  | { type: 'answerText'; text: TextAnswer }
  | { type: 'fail' }
  | { type: 'unpress' }
  | { type: 'step'; by: number }
  | { type: 'point'; key: string }
  | { type: 'enter'; keys: ModifierKeys }
  | { type: 'followed' }
  // The id of a product or a kind.
  | { type: 'toggle'; id: string }
  | RowAction;

const NOTHING_NAMED: NamedAnswer = { groups: [], count: 0, isGuess: false };
const NO_TEXT: TextAnswer = { found: [], count: 0, correction: '' };
const UNMARKED: Mark = { key: undefined, chosen: 'no' };

export const initialSearch: SearchState = {
  typed: '',
  pressed: [],
  products: [],
  current: '',
  question: undefined,
  offered: { recent: [], questions: [], products: [] },
  named: NOTHING_NAMED,
  text: NO_TEXT,
  answered: { named: true, text: true },
  hasFailed: false,
  sections: [],
  removable: [],
  mark: UNMARKED,
  awaited: undefined,
  notice: '',
  announcement: announceNow(''),
};

/** The reducer: all that is shown follows from it. */
export function changeSearch(state: SearchState, action: Action): SearchState {
  switch (action.type) {
    case 'ask': {
      const { typed, current, offered = state.offered } = action;
      return ask({ ...state, typed, current, offered });
    }
    case 'begin': {
      const begun = { ...state, products: action.products, hasFailed: false };
      return state.question ? askAgain(begun) : begun;
    }
    case 'answerNames':
      return showNames(state, action.named);
    case 'answerText':
      return keepMark(showAnswers({ ...state, text: action.text, answered: BOTH }));
    case 'fail':
      return tellFailure(state);
    case 'toggle':
      return toggle(state, action.id);
    case 'unpress':
      return ask({ ...state, pressed: state.pressed.slice(0, -1) });
    case 'correct':
      return correct(state, action.words);
    case 'widen':
      return ask({ ...state, typed: read(state).words, pressed: [] });
    case 'step':
      return { ...state, mark: step(state, action.by) };
    case 'point':
      return point(state, action.key);
    case 'enter':
      return { ...state, awaited: action.keys };
    case 'followed':
      return { ...state, awaited: undefined };
  }
}

const BOTH = { named: true, text: true };

/** Whether there is nothing to look for. */
export function isIdle({ kinds, products, words }: Question): boolean {
  return words === '' && kinds.length === 0 && products.length === 0;
}

/** Whether the rows answer what was typed: where nothing has such a name, the text is waited for. */
export function isSettled({ answered, named }: SearchState): boolean {
  return answered.text || (answered.named && named.count > 0 && !named.isGuess);
}

/** The row that is marked. */
export function markedRow({ mark, sections }: SearchState): Row | undefined {
  return rowsOf(sections).find(({ key }) => key === mark.key);
}

function ask(state: SearchState): SearchState {
  return askAgain({ ...state, awaited: undefined });
}

/** Asks the same with what is known by now; an Enter still waits for the answer. */
function askAgain(state: SearchState): SearchState {
  const question = read(state);
  const asked = { ...state, question, answered: { named: false, text: false } };
  return isIdle(question) ? offer(asked) : asked;
}

function read({ current, pressed, products, typed }: SearchState): Question {
  const scope = {
    current,
    products: pressed.filter((id) => !isKind(id)),
    kinds: pressed.filter(isKind),
  };
  return readQuestion(typed, scope, products);
}

/** Before anything is typed. */
function offer(state: SearchState): SearchState {
  const { hasFailed, offered } = state;
  const sections = withoutRepetition(sectionsOffered(offered));
  return markAnew({
    ...state,
    named: NOTHING_NAMED,
    text: NO_TEXT,
    answered: BOTH,
    sections,
    removable: offered.recent,
    notice: hasFailed ? texts.searchNotLoaded : '',
    announcement: announceNow(hasFailed ? texts.searchNotLoaded : texts.searchHint),
  });
}

function showNames(state: SearchState, named: NamedAnswer): SearchState {
  const answered = { ...state.answered, named: true };
  const shown = showAnswers({ ...state, named, answered, hasFailed: false });
  return state.answered.named ? keepMark(shown) : markAnew(shown);
}

function showAnswers(state: SearchState): SearchState {
  const { answered, announcement, notice } = state;
  const isNothing = isEmpty(state) && state.question?.words !== '';
  return {
    ...state,
    sections: isVain(state) && answered.text ? offerInVain(state) : sectionsOfAnswers(state),
    removable: [],
    announcement: answered.text ? announceAtRest(sum(state)) : announcement,
    // Nothing is said to be missing while there may still be text.
    notice: answered.text || !isEmpty(state) ? (isNothing ? texts.searchNothing : '') : notice,
  };
}

/** A way on from where nothing was found. */
function offerInVain({ offered, question }: SearchState): readonly Section[] {
  const isNarrowed = question !== undefined && question.kinds.length + question.products.length > 0;
  return withoutRepetition(sectionsInVain(isNarrowed, offered));
}

function sectionsOfAnswers(state: SearchState): readonly Section[] {
  const { answered, hasFailed, named, products, question, text } = state;
  const nameProduct = (id: string) => products.find(([product]) => product === id)?.[1] ?? '';
  const isNarrowed = question !== undefined && question.kinds.length > 0;
  const section = (group: Group) => sectionOf(group, nameProduct, isNarrowed);
  const { above, passages, below } = divideGroups(named, text);
  // What stands below the text, or is guessed, waits for it: rows do not move once they are there.
  const isWhole = answered.text || hasFailed;
  return withoutRepetition([
    ...(isWhole || !named.isGuess ? above : []).map(section),
    sectionOfText(passages, nameProduct),
    ...(isWhole ? below : []).map(section),
    sectionOfCorrection(text.correction),
  ]);
}

function sum(state: SearchState): string {
  return isEmpty(state) && state.question?.words === ''
    ? texts.searchHint
    : countAll(state.named, state.text.count);
}

function tellFailure(state: SearchState): SearchState {
  const notice = texts.searchNotLoaded;
  return { ...state, hasFailed: true, notice, announcement: announceNow(notice) };
}

/** Whether words were typed that nothing answers to, and nothing near to them. */
function isVain(state: SearchState): boolean {
  return isEmpty(state) && state.question?.words !== '' && !state.text.correction;
}

function isEmpty({ named, text }: SearchState): boolean {
  return named.count + text.count === 0;
}

/** Presses a chip or lets it go, also where a word in the field has pressed it. */
function toggle(state: SearchState, id: string): SearchState {
  const isHeld = (question: Question) => [...question.products, ...question.kinds].includes(id);
  if (!isHeld(read(state))) return ask({ ...state, pressed: [...state.pressed, id] });

  const released = { ...state, pressed: state.pressed.filter((other) => other !== id) };
  if (!isHeld(read(released))) return ask(released);

  const typed = withoutFilter(state.typed, state.products, isHeld);
  return ask({ ...released, typed });
}

/** Looks for the words of the site instead, among the same products and kinds. */
function correct(state: SearchState, words: string): SearchState {
  const { kinds, products } = read(state);
  return ask({ ...state, typed: words, pressed: [...products, ...kinds] });
}

/** For a new question: the first row, unless somebody chose one that is still there. */
function markAnew(state: SearchState): SearchState {
  const { mark } = state;
  const isKept = mark.chosen === 'by keys' && markedRow(state);
  return { ...state, mark: isKept ? { ...mark } : markFirst(state) };
}

/** For more of an answer: the same row, as long as it is there. */
function keepMark(state: SearchState): SearchState {
  const { mark } = state;
  const first = markFirst(state);
  const isKept = mark.chosen === 'no' ? mark.key === first.key : markedRow(state);
  return isKept ? state : { ...state, mark: first };
}

/** Of what is offered where nothing was found, Enter follows nothing. */
function markFirst(state: SearchState): Mark {
  return isVain(state) ? UNMARKED : { key: state.sections[0]?.rows[0]?.key, chosen: 'no' };
}

/** The row so many further on: a single step leads round, a larger one stops at the end. */
function step({ mark, sections }: SearchState, by: number): Mark {
  const rows = rowsOf(sections);
  const last = rows.length - 1;
  const wanted = rows.findIndex(({ key }) => key === mark.key) + by;
  const isSingle = Math.abs(by) === 1;
  const reached = isSingle ? (wanted + rows.length) % rows.length : clamp(wanted, last);
  return rows.length > 0 ? { key: rows[reached]?.key, chosen: 'by keys' } : mark;
}

function clamp(place: number, last: number): number {
  return Math.max(0, Math.min(place, last));
}

/** A pointer that moves on its row changes nothing. */
function point(state: SearchState, key: string): SearchState {
  const { mark } = state;
  if (mark.key === key && mark.chosen === 'by pointer') return state;

  return { ...state, mark: { key, chosen: 'by pointer' } };
}

function rowsOf(sections: readonly Section[]): readonly Row[] {
  return sections.flatMap(({ rows }) => rows);
}

function isKind(id: string): id is Kind {
  return kinds.some((kind) => kind === id);
}
