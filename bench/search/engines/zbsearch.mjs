// ZBSearch, which continues Orama: one database of everything, as one file.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, insertMultiple, load, save, search } from 'zbsearch';

export const library = 'node_modules/zbsearch/dist/browser';

const schema = { title: 'string', headings: 'string', text: 'string' };

export async function build(documents, folder) {
  const database = create({ schema });
  const rows = documents.map(({ address, ...document }) => ({ id: address, ...document }));
  await insertMultiple(database, rows);
  writeFileSync(join(folder, 'index.json'), JSON.stringify(save(database)));
}

export function open(folder) {
  const database = create({ schema });
  load(database, JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  return async (words) => {
    const asked = { term: words, tolerance: 1, boost: { title: 4, headings: 2 }, limit: 50 };
    const { hits } = await search(database, asked);
    return hits.map(({ id }) => id);
  };
}
