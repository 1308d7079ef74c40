// What is found or offered, as sections of rows to be shown.

import * as texts from '../styles/generated/texts.ts';
import { formatText } from '../ui/formatText.ts';
import type { Kind } from './engine/question.ts';
import type { Group, Marks, Named, Passage } from './engine/results.ts';
import { kindNames } from './kindNames.ts';
import type { Offered } from './offered.client.ts';
import type { RecentPage } from './recentPages.client.ts';
import type { RowKind } from './rowIcons.ts';

/** Narrows the search to a kind, or looks for other words. */
export type RowAction =
  | { type: 'toggle'; id: Kind }
  | { type: 'correct'; words: string }
  | { type: 'widen' };

/** One row: leads to an address, or does something where it stands. */
export interface Row {
  /** The same for the same thing in the next answer. */
  key: string;
  kind: RowKind;
  name: string;
  marks?: Marks;
  /** What it belongs to. */
  owner?: string;
  ownerMarks?: Marks;
  /** The name of its product. */
  product?: string;
  deprecated?: boolean;
  excerpt?: string;
  excerptMarks?: Marks;
  address?: string;
  /** What it does instead of leading somewhere. */
  action?: RowAction;
}

export interface Section {
  key: string;
  title: string;
  rows: readonly Row[];
}

/** The id of the list. */
export const LIST_ID = 'search-list';

/** The id of the element of a row: keys have spaces in them, ids may not. */
export function rowId(key: string): string {
  return `search-${encodeURIComponent(key)}`;
}

/** Calls a product by its name; what has none has nothing to show. */
export type NameProduct = (id: string) => string;

/** The best of one kind, with a way to all of that kind or else a word that there are more. */
export function sectionOf(
  { kind, found, count }: Group,
  nameProduct: NameProduct,
  isNarrowed: boolean,
): Section {
  const rows = found.map((named) => rowOf(named, nameProduct));
  const section = { key: kind, title: kindNames[kind], rows };
  if (count <= found.length) return section;
  if (isNarrowed) return { ...section, title: sayFirst(kindNames[kind], found.length, count) };

  const name = formatText(texts.searchShowAll, { count });
  const all: Row = { key: `all ${kind}`, kind: 'more', name, action: { type: 'toggle', id: kind } };
  return { ...section, rows: [...rows, all] };
}

function sayFirst(kind: string, shown: number, count: number): string {
  const values: Readonly<Record<string, string>> = { kind, shown: `${shown}`, count: `${count}` };
  return texts.searchFirstOf.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

/** The passages of text. */
export function sectionOfText(found: readonly Passage[], nameProduct: NameProduct): Section {
  const rows = found.map(({ title, heading, product, address, excerpt, marks }): Row => {
    const owner = heading && heading !== title ? `› ${heading}` : '';
    const where = { key: `text ${address}`, address, product: nameProduct(product) };
    return { ...where, kind: 'text', name: title, owner, excerpt, excerptMarks: marks };
  });
  return { key: 'text', title: texts.searchInText, rows };
}

/** The same question in words of the site. */
export function sectionOfCorrection(words: string): Section {
  const name = formatText(texts.searchMeant, { words });
  const row: Row = {
    key: 'correction',
    kind: 'correction',
    name,
    action: { type: 'correct', words },
  };
  return { key: 'correction', title: '', rows: words ? [row] : [] };
}

/** Before anything is typed: the pages seen last, the last questions, and where each library begins. */
export function sectionsOffered({ recent, questions, products }: Offered): readonly Section[] {
  return [
    { key: 'recent', title: texts.recentPages, rows: recent.map(recentRow) },
    { key: 'questions', title: texts.recentQuestions, rows: questions.map(questionRow) },
    { key: 'products', title: texts.products, rows: products },
  ];
}

/** Where nothing was found: the same without filters, and where each library begins. */
export function sectionsInVain(isNarrowed: boolean, { products }: Offered): readonly Section[] {
  const widen: Row = {
    key: 'widen',
    kind: 'correction',
    name: texts.searchWiden,
    action: { type: 'widen' },
  };
  return [
    { key: 'widen', title: '', rows: isNarrowed ? [widen] : [] },
    { key: 'products', title: texts.products, rows: products },
  ];
}

function questionRow(words: string): Row {
  const action: RowAction = { type: 'correct', words };
  return { key: `question ${words}`, kind: 'recent', name: words, action };
}

function recentRow({ address, title }: RecentPage): Row {
  // A page is titled with its own name and its product's.
  const [name = title, product = ''] = title.split(/ - (?=[^-]*$)/);
  return { key: `recent ${address}`, kind: 'recent', name, product, address };
}

/** Without empty sections, and each row only where it stands first. */
export function withoutRepetition(sections: readonly Section[]): readonly Section[] {
  const seen = new Set<string>();
  const isNew = ({ key }: Row) => !seen.has(key) && seen.add(key);
  return sections
    .map((section) => ({ ...section, rows: section.rows.filter(isNew) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowOf(named: Named, nameProduct: NameProduct): Row {
  const { kind, name, marks, owner, ownerMarks, product, address, deprecated } = named;
  return {
    key: `${kind} ${address} ${name}`,
    kind,
    name,
    marks,
    owner,
    ownerMarks,
    product: nameProduct(product),
    deprecated,
    address,
  };
}
