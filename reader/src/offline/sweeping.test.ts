// @vitest-environment node
import { expect, test } from 'vitest';
import { findUnnamed } from './sweeping.ts';

const FILES: Record<string, string> = {
  'browser-DRF99aCf.js': 'import("./dialog-Bgol9VGE.js"); import("./editor-CSOKesRM.js")',
  'dialog-Bgol9VGE.js': 'new Worker("/assets/worker-x_Y-12ab.js")',
  'worker-x_Y-12ab.js': 'postMessage()',
  'styles-_ok8Vx-D.css': '@font-face{src:url(/assets/geist-mono-latin-XN7g48iV.woff2)}',
  'geist-mono-latin-XN7g48iV.woff2': '',
  'names.3f9a02b1.json': '[]',
  'left-12345678.js': 'import "./also-left-12345678.js"',
  'also-left-12345678.js': '',
};

test('what nothing names goes, however many files stand between a page and what it needs', async () => {
  async function* roots() {
    yield '<link href="/assets/styles-_ok8Vx-D.css"><script src="/assets/browser-DRF99aCf.js">';
    yield '{"files":{"names":"/search/names.3f9a02b1.json"}}';
  }

  const left = await findUnnamed(Object.keys(FILES), roots(), async (name) => FILES[name] ?? '');

  expect(left).toEqual(['left-12345678.js', 'also-left-12345678.js']);
});
