// What the two layers answer, ready to be shown.

import type { Kind } from './question.ts';

/** Which letters of a text answer to what was typed: from, and up to but without. */
export type Marks = readonly (readonly [from: number, to: number])[];

/** Something that has a name of its own. */
export interface Named {
  kind: Kind;
  name: string;
  marks: Marks;
  /** What it belongs to: the component of a prop, the page of a heading; empty for what stands alone. */
  owner: string;
  ownerMarks: Marks;
  /** The component that an inherited prop comes from. */
  origin?: string;
  /** The product's id; empty for what belongs to none. */
  product: string;
  address: string;
  deprecated: boolean;
}

/** The best of one kind, and how many there are. */
export interface Group {
  kind: Kind;
  found: readonly Named[];
  count: number;
  /** Whether one of the best answers is among them. */
  isFirst: boolean;
}

/** Groups stand in the order of their best answer; `found` is in the order of fitness. */
export interface NamedAnswer {
  groups: readonly Group[];
  count: number;
  /** Whether one of several words had to be guessed: a text with all of them is a better answer. */
  isGuess: boolean;
}

/** A passage of a page in which the words stand. */
export interface Passage {
  title: string;
  /** The heading above the passage; empty at the top of the page. */
  heading: string;
  product: string;
  address: string;
  excerpt: string;
  marks: Marks;
}

export interface TextAnswer {
  found: readonly Passage[];
  /** How many pages there are. */
  count: number;
  /**
   * The same question in words of the site, for which the passages were found: when a word of it is
   * unknown, or no page has much of what was typed. Empty when it was answered as it was.
   */
  correction: string;
}

/** Fetches a file of the index by its name and parses it; the same file only once. */
export type Load = (name: string) => Promise<unknown>;
