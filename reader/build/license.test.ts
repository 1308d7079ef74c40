// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { needsLicense } from './license.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'license-'));
  await writePackage();
  await writeFile(join(root, 'Grid.tsx'), GRID);
  await writeFile(join(root, 'Plain.tsx'), 'export default () => <p>{heardKey()}</p>;');
});

afterAll(() => rm(root, { recursive: true }));

/** A package that asks for its key as it is loaded, sooner than the real ones do. */
const PACKAGE = `
  const info = (globalThis.__MUI_LICENSE_INFO__ = globalThis.__MUI_LICENSE_INFO__ || {});
  const asked = info.key ?? 'none';
  export const heardKey = () => asked + ' ' + (info.key ?? 'none');`;

const GRID = `
  import { heardKey } from '@mui/x-data-grid-pro';
  const asked = globalThis.__MUI_LICENSE_INFO__?.key ?? 'none';
  export default function Grid() { return <p>{heardKey()} {asked}</p>; }`;

test.each([
  ['import { DataGridPro } from "@mui/x-data-grid-pro";', true],
  ["import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';", true],
  ["import { DateRangePicker } from '@mui/x-date-pickers-pro';", true],
  ["import { DataGrid } from '@mui/x-data-grid';", true],
  ["import { BarChart } from '@mui/x-charts';", false],
  ["import Button from '@mui/material/Button';", false],
])('%s', (code, needed) => {
  expect(needsLicense(code)).toBe(needed);
});

test('the key is there before the package and the demo run, in the browser and on the server', async () => {
  const { report } = await bundleGrid({ licenseKey: 'abc123' });

  expect(await renderGrid(report)).toContain('<p>abc123 abc123<!-- --> <!-- -->abc123</p>');
  // What a module imports first runs first.
  const module = await readFile(join(report.client, report.demos['page/Grid/system'].src), 'utf8');
  expect(module).toMatch(/^import ?['"]\/assets\/virtual.license-/);
});

test('without a key nothing is set and nothing breaks', async () => {
  Reflect.deleteProperty(globalThis, '__MUI_LICENSE_INFO__');
  const { report } = await bundleGrid({});

  expect(await renderGrid(report)).toContain('<p>none none<!-- --> <!-- -->none</p>');
  expect(report.demos['page/Grid/system'].imports.join()).not.toContain('license');
});

async function writePackage(): Promise<void> {
  const folder = join(root, 'node_modules/@mui/x-data-grid-pro');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type": "module", "main": "index.js"}');
  await writeFile(join(folder, 'index.js'), PACKAGE);
  const dependencies = { '@mui/x-data-grid-pro': '*' };
  await writeFile(join(root, 'package.json'), JSON.stringify({ dependencies }));
}

async function bundleGrid(more: object) {
  const demo = { id: 'page/Grid/system', file: 'Grid.tsx' };
  const lines: string[] = [];
  const outDir = `out${Object.keys(more).length}`;
  const request = JSON.stringify({ root, outDir, demos: [demo], ...more });

  const code = await bundle(Readable.from([request]), (line) => lines.push(line));

  expect(code, lines[0]).toBe(0);
  return { report: JSON.parse(lines[0] ?? '') };
}

async function renderGrid(report: { server: string }): Promise<string> {
  const { renderPart } = await import(pathToFileURL(report.server).href);
  const props = { id: 'page/Grid/system', props: {}, identifierPrefix: 'p1-' };
  return (await renderPart({ part: 'Island', props })).html;
}
