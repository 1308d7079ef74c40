// Reads pairs of TypeScript and JavaScript, and writes what both are to another eraser, sign by sign.

import { readFileSync } from 'node:fs';
import { transform } from '../../../node_modules/sucrase/dist/index.js';
import { parse } from '../../../node_modules/sucrase/dist/parser/index.js';

const SETTINGS = { jsxRuntime: 'automatic', production: true, disableESTransforms: true };

function tokensOf(code, name, transforms) {
  const { code: plain } = transform(code, { ...SETTINGS, transforms, filePath: name });
  return parse(plain, false, false, false).tokens.map(({ start, end }) => plain.slice(start, end));
}

function tokensOfBoth({ name, typescript, javascript }) {
  const elements = name.endsWith('x') ? ['jsx'] : [];
  return [
    tokensOf(typescript, name, ['typescript', ...elements]),
    tokensOf(javascript, name, elements),
  ];
}

const pairs = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(pairs.map(tokensOfBoth)));
