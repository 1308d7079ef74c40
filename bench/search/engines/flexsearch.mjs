// FlexSearch: its index for documents, exported part by part.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Charset, Document } from 'flexsearch';

export const library = 'node_modules/flexsearch/dist/flexsearch.bundle.module.min.mjs';

const fields = ['title', 'headings', 'text'];

/** Letters that sound alike count as one: the library has no other forgiveness for slips. */
const createIndex = () =>
  new Document({
    document: { id: 'address', index: fields },
    tokenize: 'forward',
    encoder: Charset.LatinBalance,
  });

export async function build(documents, folder) {
  const index = createIndex();
  for (const document of documents) index.add(document);
  mkdirSync(folder, { recursive: true });
  await index.export((key, data) => {
    if (data !== undefined) writeFileSync(join(folder, encodeURIComponent(key)), data);
  });
}

export async function open(folder) {
  const index = createIndex();
  for (const key of readdirSync(folder)) {
    await index.import(decodeURIComponent(key), readFileSync(join(folder, key), 'utf8'));
  }
  return (words) => {
    const found = index.search(words, { limit: 50, suggest: true });
    const byField = new Map(found.map(({ field, result }) => [field, result]));
    return [...new Set(fields.flatMap((field) => byField.get(field) ?? []))];
  };
}
