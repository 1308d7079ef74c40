// Writes the project of a demo into a folder: what to write as JSON on the standard input.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeProject } from './src/demo/export/makeProject.ts';

const { files, cut, versions, into } = JSON.parse(await text(process.stdin));

for (const [path, content] of makeProject(files, cut, versions)) {
  const file = join(into, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
