// MiniSearch: one index of everything, as one file.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';

const settings = {
  idField: 'address',
  fields: ['title', 'headings', 'text'],
  searchOptions: {
    boost: { title: 4, headings: 2 },
    prefix: true,
    fuzzy: 0.2,
  },
};

export const library = 'node_modules/minisearch/dist/es/index.js';

export function build(documents, folder) {
  const index = new MiniSearch(settings);
  index.addAll(documents);
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
}

export function open(folder) {
  const index = MiniSearch.loadJSON(readFileSync(join(folder, 'index.json'), 'utf8'), settings);
  return (words) => index.search(words).map(({ id }) => id);
}
