// What people call the kinds of things, when they type it beside a name.

import { type Kind, kinds } from '../question.ts';
import { KIND_BEGIN, KIND_WORD } from './fitness.ts';

const WORDS: Readonly<Record<Kind, string>> = {
  page: 'page pages guide',
  component: 'component components api',
  hook: 'hook hooks api',
  prop: 'prop props property properties parameter parameters',
  slot: 'slot slots',
  class: 'class classes css',
  theme: 'theme key',
  demo: 'demo demos example examples sample samples',
  heading: 'heading headings section sections',
  type: 'type types interface interfaces api',
  event: 'event events',
  selector: 'selector selectors',
  error: 'error errors code message',
  icon: 'icon icons',
};

const wordsOf = kinds.map((kind) => WORDS[kind].split(' '));

/** Letters from which on a word is taken for the beginning of one of these. */
const ENOUGH = 3;

/** How well a typed word answers to each kind, in the order of `kinds`. */
export function fitKinds(typed: string): number[] {
  return wordsOf.map((words) => {
    if (words.includes(typed)) return KIND_WORD;
    const begins = typed.length >= ENOUGH && words.some((word) => word.startsWith(typed));
    return begins ? KIND_BEGIN : 0;
  });
}
