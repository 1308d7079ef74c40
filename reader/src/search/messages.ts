// What the page and the engine of the search tell each other.

import type { Question } from './engine/question.ts';
import type { ProductName } from './engine/reading/productWords.ts';
import type { NamedAnswer, TextAnswer } from './engine/results.ts';

export type { ProductName };

/** To the engine: the start file as it came, and then one question after the other. */
export type Request = { start: ArrayBuffer } | { number: number; question: Question };

/** From the engine: that it can be asked, and what it has found for the question of a number. */
export type Reply =
  | { products: readonly ProductName[] }
  | { number: number; named: NamedAnswer }
  | { number: number; text: TextAnswer }
  | { number: number; failed: string };
