// @vitest-environment node
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoSource } from '../build/request.ts';
import { Changes } from './changes.ts';
import { LiveDemos } from './demos.ts';
import { Failures } from './failures.ts';
import { openVite } from './vite.ts';

let root: string;
let vite: ViteDevServer;
let demos: LiveDemos;
let written = 0;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'vite-')));
  ({ vite, demos } = await open([]));
});

afterAll(async () => {
  await vite.close();
  // Vite may still write what it bundles ahead.
  await rm(root, { recursive: true, maxRetries: 10 });
});

const OUTSIDE = {
  'a file above it': ["import s from '../secret';\nexport default s;", 'no file of this demo'],
  'a file by the whole path': ["export { default } from '/etc/hostname?raw';", 'neither a package'],
  'a file by the address here': ["export * from '/@fs/etc/hostname?raw';", 'neither a package'],
  'a part of Node': ["export { default } from 'node:fs';", 'neither a package'],
  'a module of the server': ["export * from 'virtual:demo/page/Cut1/css';", 'neither a package'],
  'files by a pattern': ["export default import.meta.glob('../*');", 'import.meta'],
  'what a compiler imports': [
    '/** @jsxImportSource ../secret */\nexport default () => <p />;',
    'no file of this demo',
  ],
} as const;

test.each(Object.entries(OUTSIDE))(
  'the live server refuses a demo that asks for %s',
  async (_, [code, problem]) => {
    const folder = await writeCut('css', { 'index.tsx': code });

    await expect(load(`${folder}/index.tsx`)).rejects.toThrow(problem);
  },
);

test('the live server refuses styles from outside', async () => {
  const folder = await writeCut('css', {
    'index.tsx': 'export default () => null;',
    'styles.css': "@import '../secret.css';",
  });

  await expect(load(`${folder}/styles.css`)).rejects.toThrow('no file of this demo');
});

test('the live server refuses a class of Tailwind that leads to a file', async () => {
  const code = 'export default () => <p className="bg-[url(\'../package.json\')]" />;';
  await writeCut('tailwind', { 'index.tsx': code });

  const sheet = vite.environments.client.transformRequest('virtual:tailwind/page/Cut/tailwind.css');

  await expect(sheet).rejects.toThrow('cannot be reached from a class of Tailwind');
});

test('no variable of whoever writes is known to a demo', () => {
  expect(Object.keys(vite.config.env)).toEqual(['BASE_URL', 'MODE', 'DEV', 'PROD']);
});

test('what a new demo imports is bundled with React, though an earlier bundle is there', async () => {
  const earlier = vite.environments.client.depsOptimizer?.metadata;
  const left = { ...earlier, optimized: {}, chunks: {} };
  await mkdir(join(root, 'vite/deps'), { recursive: true });
  await writeFile(join(root, 'vite/deps/_metadata.json'), JSON.stringify(left));
  const file = join(root, 'Chips.tsx');
  await writeFile(file, "import Chip from '@mui/material/Chip';\nexport default () => <Chip />;");

  const later = await open([{ id: 'page/Chips/system', file }]);
  const known = later.vite.environments.client.depsOptimizer?.metadata.depInfoList ?? [];
  await later.vite.close();

  expect(known.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['react', '@mui/material/Chip']),
  );
});

/** A live server as it is at its start. */
async function open(sources: readonly DemoSource[]) {
  const own = { written: join(root, 'written'), cacheDir: join(root, 'vite') };
  const start = { root, host: '127.0.0.1', port: 0, content: root, ...own, demos: sources };
  const demos = new LiveDemos(start);
  const parts = { demos, changes: new Changes(), failures: new Failures() };
  return { demos, vite: await openVite(start, createServer(), parts) };
}

function load(file: string) {
  return vite.environments.client.transformRequest(`/@fs${file}`);
}

/** Writes a demo that nobody has asked for yet, with something beside its folder. */
async function writeCut(styling: string, files: Record<string, string>) {
  written += 1;
  const folder = join(root, `page/demos/Cut${written}`, styling);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '../secret.ts'), "export default 'secret';");
  await writeFile(join(folder, '../secret.css'), '.secret {}');
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const demo = {
    id: `page/Cut/${styling}`,
    file: join(folder, 'index.tsx'),
  } as const;
  demos.replace([demo], vite);
  return folder;
}
