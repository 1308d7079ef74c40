// Runs one search engine: `build` makes its index, `ask` puts questions to it. The request and the
// answer are JSON. These programs are copied to where the packages are installed.

import { mkdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const request = JSON.parse(await text(process.stdin));
const engine = await import(`./${request.engine}.mjs`);

if (request.documents) {
  mkdirSync(request.folder, { recursive: true });
  await engine.build(JSON.parse(readFileSync(request.documents, 'utf8')), request.folder);
} else {
  const begin = performance.now();
  const find = await engine.open(request.folder);
  const opened = performance.now() - begin;
  const answers = [];
  let first;
  for (const words of request.questions) {
    const asked = performance.now();
    const pages = await find(words);
    answers.push({ pages, milliseconds: performance.now() - asked });
    first ??= [...(engine.fetched?.keys() ?? [])];
  }
  process.stdout.write(JSON.stringify({ opened, answers, fetched: first ?? [] }));
}
