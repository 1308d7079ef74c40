// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { answered, CacheStandIn } from './cacheStandIn.test.fixture.ts';
import { COMING, HASHED, PRODUCTS } from './caches.ts';
import { findUnnamed, sweepHashed } from './pruning.ts';

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

test('what a whole product consists of stays, and what one will that is on its way', async () => {
  const disk = new CacheStandIn();
  vi.stubGlobal('caches', disk);
  for (const name of ['kept', 'coming', 'left']) {
    const file = answered('', 'text/javascript');
    await (await disk.open(HASHED.name)).put(
      `https://example.com/assets/${name}-12345678.js`,
      file,
    );
  }
  for (const [shelf, name] of [
    [PRODUCTS, 'kept'],
    [COMING, 'coming'],
  ] as const) {
    const table = JSON.stringify({ files: { [`/assets/${name}-12345678.js`]: 1 } });
    await (await disk.open(shelf.name)).put('https://example.com/offline/joy-ui', answered(table));
  }

  await sweepHashed();

  expect(disk.paths(HASHED.name)).toEqual([
    '/assets/kept-12345678.js',
    '/assets/coming-12345678.js',
  ]);
  vi.unstubAllGlobals();
});
