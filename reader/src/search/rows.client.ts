// What is found, as sections of rows to be shown.

import * as texts from '../styles/generated/texts.ts';
import { create } from './create.client.ts';
import { drawSign, type Sign } from './drawSign.client.ts';
import type { Kind } from './engine/question.ts';
import type { Group, Marks, Named, Passage } from './engine/results.ts';
import { kindNames } from './kindNames.ts';
import { markLetters } from './markLetters.client.ts';

/** One row: leads to an address, or does something where it stands. */
export interface Row {
  /** The same for the same thing in the next answer. */
  key: string;
  sign: Sign;
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
  run?: () => void;
}

export interface Section {
  key: string;
  title: string;
  rows: readonly Row[];
}

/** Calls a product by its name; what has none has nothing to show. */
export type NameProduct = (id: string) => string;

/** The best of one kind, with a way to all of that kind or else a word that there are more. */
export function sectionOf(
  { kind, found, count }: Group,
  nameProduct: NameProduct,
  showAll: ((kind: Kind) => void) | undefined,
): Section {
  const rows = found.map((named) => rowOf(named, nameProduct));
  const section = { key: kind, title: kindNames[kind], rows };
  if (count <= found.length) return section;
  if (!showAll) return { ...section, title: sayFirst(kindNames[kind], found.length, count) };

  const name = texts.searchShowAll.replace('{count}', String(count));
  rows.push({ key: `all ${kind}`, sign: 'more', name, run: () => showAll(kind) });
  return section;
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
    return { ...where, sign: 'text', name: title, owner, excerpt, excerptMarks: marks };
  });
  return { key: 'text', title: texts.searchInText, rows };
}

/** What stands in a row. */
export function fillRow(row: HTMLElement, content: Row): void {
  const { sign, name, marks = [], owner, ownerMarks = [], product, deprecated, excerpt } = content;
  const called = create(deprecated ? 's' : 'span', { class: 'search-name', dir: 'auto' });
  called.append(markLetters(name, marks));
  const title = create('span', { class: 'search-title' }, called);
  if (owner) {
    const beside = create(
      'span',
      { class: 'search-owner', dir: 'auto' },
      markLetters(owner, ownerMarks),
    );
    title.append(' ', beside);
  }
  row.replaceChildren(drawSign(sign), title);
  if (deprecated) row.append(' ', create('small', { class: 'search-tag' }, texts.deprecated));
  if (product) row.append(' ', create('small', { class: 'search-product' }, product));
  if (excerpt) {
    const passage = markLetters(excerpt, content.excerptMarks ?? []);
    row.append(' ', create('span', { class: 'search-excerpt', dir: 'auto' }, passage));
  }
}

function rowOf(named: Named, nameProduct: NameProduct): Row {
  const { kind, name, marks, owner, ownerMarks, product, address, deprecated } = named;
  return {
    key: `${kind} ${address} ${name}`,
    sign: kind,
    name,
    marks,
    owner,
    ownerMarks,
    product: nameProduct(product),
    deprecated,
    address,
  };
}
