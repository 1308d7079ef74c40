// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleEditing } from './bundle.ts';

let outDir: string;
let frame: string;
let names: readonly string[];

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'editing-'));
  const documented = ['@mui/material', '@mui/base', '@mui/x-date-pickers', 'dayjs/plugin'];
  const imported = ['react', '@mui/icons-material/Add', 'not-a-package'];
  const lines: string[] = [];
  const request = JSON.stringify({ outDir, documented, imported, providers: {} });
  await bundleEditing(Readable.from([request]), (line) => lines.push(line));
  frame = await readFile(join(outDir, JSON.parse(lines[0] ?? '').frame), 'utf8');
  names = [...frame.matchAll(/[{,]"?([@\w][\w@/.-]*)"?:\(\)=>/g)].map(([, name = '']) => name);
});

afterAll(() => rm(outDir, { recursive: true }));

test.each([
  '@mui/material',
  '@mui/material/Button',
  '@mui/material/styles',
  '@mui/base/Slider',
  '@mui/x-date-pickers/AdapterDayjs',
  'dayjs/plugin/utc',
  'react',
  '@mui/icons-material/Add',
])('%s can be imported', (name) => {
  expect(names).toContain(name);
});

test.each([
  ['an icon that no demo imports', '@mui/icons-material/Delete'],
  ['what a package keeps for itself', '@mui/material/internal'],
  ['what needs a package that is not installed', '@mui/x-date-pickers/AdapterLuxon'],
  ['what there is not', 'not-a-package'],
])('%s cannot', (_, name) => {
  expect(names).not.toContain(name);
});

test('the frame begins with the compiler, and with no library', async () => {
  expect(frame.includes('MuiButton')).toBe(false);
  expect(brotliCompressSync(frame).length).toBeLessThan(45_000);
});

test('the packages travel in few files', async () => {
  const files = await readdir(join(outDir, 'assets/editing'));

  expect(files.length).toBeLessThan(60);
});
