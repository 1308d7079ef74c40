// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './bundle.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'reader-'));
});

afterAll(() => rm(root, { recursive: true }));

test('a demo outside the repository is bundled, named and rendered with its styles', async () => {
  await writeDemo(
    'Save',
    `import Button from '@mui/material/Button';
    export default function Save() { return <Button>Save</Button>; }`,
  );

  const { code, report } = await bundleDemo('Save');

  expect(code).toBe(0);
  const files = report.demos['page/Save/system'];
  expect(await readFile(join(report.client, files.src), 'utf8')).toContain('Save');
  expect(files.imports.length).toBeGreaterThan(0);
  const part = await renderDemo(report.server, 'page/Save/system');
  expect(part.html).toMatch(/<button class="MuiButtonBase-root[^>]*>Save/);
  expect(part.css).toContain('var(--mui-palette-primary-main)');
});

test('the script of every page stands alone and is small', async () => {
  await writeDemo('Save', 'export default function Save() { return <button>Save</button>; }');

  const { report } = await bundleDemo('Save');

  const script = await readFile(join(report.client, report.assets.browser));
  expect(script.toString()).not.toMatch(/\bimport\b[^(.]/);
  expect(brotliCompressSync(script).length).toBeLessThan(10_240);
});

test('a demo that cannot be read is told by its file and line', async () => {
  await writeDemo('Broken', 'export default function Broken() {\n  return <p></div>;\n}');

  const { code, report } = await bundleDemo('Broken');

  expect(code).toBe(1);
  expect(report.error).toMatchObject({ file: 'Broken.tsx', line: 2 });
});

test('a demo that asks for a package there is not is told by the line that asks', async () => {
  await writeDemo('Lost', "\nimport Lost from 'not-a-package';\nexport default Lost;");

  const { report } = await bundleDemo('Lost');

  expect(report.error).toMatchObject({ file: 'Lost.tsx', line: 2 });
  expect(report.error.message).toContain('not-a-package');
});

function writeDemo(name: string, text: string) {
  return writeFile(join(root, `${name}.tsx`), text);
}

async function bundleDemo(name: string) {
  const demo = { id: `page/${name}/system`, file: `${name}.tsx`, library: 'material' };
  const lines: string[] = [];

  const request = JSON.stringify({ root, outDir: 'out', demos: [demo] });
  const code = await bundle(Readable.from([request]), (line) => lines.push(line));

  expect(lines).toHaveLength(1);
  return { code, report: JSON.parse(lines[0] ?? '') };
}

async function renderDemo(server: string, id: string) {
  const { renderPart } = await import(pathToFileURL(server).href);
  return renderPart({
    part: 'Island',
    props: { module: `demo:${id}`, props: {}, identifierPrefix: 'p1-' },
  });
}
