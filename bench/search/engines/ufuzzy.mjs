// uFuzzy: a matcher of single texts; each name is one, with its owner in front as people type both.

import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import UFuzzy from '@leeoniya/ufuzzy';

const { names: file, questions } = JSON.parse(await text(process.stdin));
const names = JSON.parse(readFileSync(file, 'utf8'));
const haystack = names.map(([name, owner]) => `${owner} ${name}`.trim());
// One slip in a word, and words in any order: what it offers for typing.
const matcher = new UFuzzy({ intraMode: 1, intraIns: 1 });

const answers = questions.map((words) => {
  const begin = performance.now();
  const [found, info, order] = matcher.search(haystack, words, 5, 1e5);
  const best = order ? order.map((place) => info.idx[place]) : (found ?? []);
  const milliseconds = performance.now() - begin;
  return { addresses: best.slice(0, 20).map((place) => names[place][2]), milliseconds };
});
process.stdout.write(JSON.stringify({ answers }));
