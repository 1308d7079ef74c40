// Where the dialog's answers come from: the names of all pages, loaded when it is first opened.

import * as texts from '../theme/generated/texts.ts';
import type { Answer, Place } from './answers.ts';
import { findPages, type PageName } from './findPages.ts';
import { recentPages } from './recentPages.ts';

/** The engine writes the file, and leaves it out of every page. */
const INDEX = '/parts/pages.json';

/** More than anybody reads; the count says how many there are. */
const MOST = 40;

type Row = readonly [address: string, title: string, product: string, group: string];

let loading: Promise<readonly PageName[]> | undefined;

/** Answers with the pages of such a name; with those seen last as long as nothing is typed. */
export async function answer(query: string): Promise<Answer> {
  loading ??= loadNames();
  const pages = await loading.catch((error: unknown) => {
    // The next letter asks again.
    loading = undefined;
    throw error;
  });
  return query.trim() === '' ? recall(pages) : find(pages, query);
}

async function loadNames(): Promise<readonly PageName[]> {
  const answered = await fetch(INDEX);
  if (!answered.ok) throw new Error(`${INDEX} is not to be had: ${answered.status}`);

  const rows: readonly Row[] = await answered.json();
  return rows.map(([address, title, product, group]) => ({ address, title, product, group }));
}

function find(pages: readonly PageName[], query: string): Answer {
  const shown = pages.find(({ address }) => address === location.pathname);
  const found = findPages(pages, query, shown?.product ?? '');
  return {
    heading: texts.navigation,
    count: found.length,
    places: found.slice(0, MOST).map(place),
  };
}

function recall(pages: readonly PageName[]): Answer {
  const known = new Map(pages.map((page) => [page.address, page]));
  const seen = recentPages().filter((address) => address !== location.pathname);
  const places = seen.flatMap((address) => known.get(address) ?? []).map(place);
  return { heading: texts.recentPages, count: places.length, places };
}

function place({ address, title, product, group }: PageName): Place {
  // The first page of a product is called like it.
  const around = [product, group].filter((name) => name !== '' && name !== title);
  return { address, title, around: around.join(' · ') };
}
