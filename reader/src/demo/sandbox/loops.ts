// Loops that never end are easily typed: each turn looks at the clock, and the loop fails instead of the page.

import { parse } from 'sucrase/dist/esm/parser/index.js';
import { TokenType as is } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import * as texts from '../../styles/generated/texts.ts';
import { CodeMistake } from './mistakes.ts';

/** What the code calls in every turn of a loop. */
export const TURN = '__turn';

/** How long code may keep everything else waiting, in milliseconds. */
const LONGEST = 1000;
/** Looking at the clock takes longer than most turns. */
const TURNS_BETWEEN_LOOKS = 500;

const resting = new MessageChannel();
let turns = 0;
let began = 0;

// Arrives when nothing runs any more: the next loop has its time again.
resting.port1.onmessage = () => {
  began = 0;
};

/** Says that the loop may go on, or throws. */
export function turn(): true {
  turns += 1;
  if (turns % TURNS_BETWEEN_LOOKS !== 0) return true;

  const now = performance.now();
  if (began === 0) {
    began = now;
    resting.port2.postMessage(null);
  } else if (now - began > LONGEST) {
    throw new CodeMistake({ message: texts.editNeverEnds });
  }
  return true;
}

interface Language {
  readonly jsx: boolean;
  readonly typed: boolean;
}

/** Lets every loop that goes on as long as something holds ask for its turns; no line moves. */
export function countTurns(code: string, { jsx, typed }: Language): string {
  const { tokens } = parse(code, jsx, typed, false);
  const insertions: [number, string][] = [];
  for (const [index, { type }] of tokens.entries()) {
    if (type !== is._for && type !== is._while) continue;

    const [start, end] = conditionAfter(tokens, index, type === is._for);
    if (end === undefined || start === undefined) continue;
    const empty = code.slice(start, end).trim() === '';
    insertions.push([start, empty ? `${TURN}()` : `${TURN}() && (`], [end, empty ? '' : ')']);
  }
  return insertAll(code, insertions);
}

type Tokens = ReturnType<typeof parse>['tokens'];

/** Where the condition of a loop begins and ends; nowhere in one that goes through a list. */
function conditionAfter(tokens: Tokens, loop: number, counted: boolean): readonly number[] {
  const opening = tokens.findIndex(({ type }, index) => index > loop && type === is.parenL);
  const places: number[] = [];
  let depth = 0;
  for (const { type, start, end } of tokens.slice(opening)) {
    if (OPENING.has(type)) depth += 1;
    if (CLOSING.has(type)) depth -= 1;
    if (depth === 0) return counted ? places : [...places, start];
    if (depth > 1) continue;
    if (counted && type === is.semi) places.push(places.length === 0 ? end : start);
    if (!counted && places.length === 0) places.push(end);
  }
  return [];
}

const OPENING = new Set([is.parenL, is.braceL, is.bracketL, is.dollarBraceL]);
const CLOSING = new Set([is.parenR, is.braceR, is.bracketR]);

function insertAll(code: string, insertions: readonly [number, string][]): string {
  const parts: string[] = [];
  let from = 0;
  for (const [at, text] of insertions.toSorted(([one], [other]) => one - other)) {
    parts.push(code.slice(from, at), text);
    from = at;
  }
  return parts.join('') + code.slice(from);
}
