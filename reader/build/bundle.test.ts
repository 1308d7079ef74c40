// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './bundle.ts';

let root: string;
let runs = 0;
let all: Awaited<ReturnType<typeof bundleDemos>>;

const RATED = (name: string) => `import Rating from '@mui/material/Rating';
  import Delete from '@mui/icons-material/Delete';
  export default () => <Rating icon={<Delete />} name="${name}" />;`;

/** Demos of many kinds, which are bundled together once. */
const DEMOS = {
  Save: `import Button from '@mui/material/Button';
    export default function Save() { return <Button>Save</Button>; }`,
  One: RATED('One'),
  Other: RATED('Other'),
  Counter: `import * as React from 'react';
    import { createPortal } from 'react-dom';
    import Rating from '@mui/material/Rating';
    export default () => <Rating ref={React.useRef(null)} title={typeof createPortal} />;`,
  Kept: 'export default function Kept() { return <p>Kept</p>; }',
  Edited: 'export default function Edited() { return <p>Before</p>; }',
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'reader-'));
  for (const [name, text] of Object.entries(DEMOS)) await writeDemo(name, text);
  await writeCut('css', {
    'styles.css': 'body .button { color: teal } @keyframes turn { to { rotate: 1turn } }',
  });
  await writeCut('tailwind', {});
  all = await bundleDemos(everyVariant());
});

afterAll(() => rm(root, { recursive: true }));

test('a demo outside the repository is bundled, named and rendered with its styles', async () => {
  const { code, report } = all;

  expect(code).toBe(0);
  const files = report.demos['page/Save/system'];
  expect(await readFile(join(report.client, files.src), 'utf8')).toContain('Save');
  expect(files.imports.length).toBeGreaterThan(0);
  const part = await renderDemo(report.server, 'page/Save/system');
  expect(part.html).toMatch(/<button class="MuiButtonBase-root[^>]*>Save/);
  expect(part.styles.join()).toContain('var(--mui-palette-primary-main)');
});

test('the styles of a variant are files of that variant, and match nothing outside it', async () => {
  const { report } = all;

  const [css, tailwind] = await Promise.all(
    ['css', 'tailwind'].map((styling) => stylesOf(report, `page/Cut/${styling}`)),
  );
  expect(css).toContain('body .button:where([data-scope="page/Cut/css"] *){');
  expect(css).toMatch(/@keyframes turn\{(?:to|100%)\{/);
  expect(tailwind).toContain('.p-4:where([data-scope="page/Cut/tailwind"] *){');
  expect(tailwind).toContain('line-height:1.5');
});

test('the looks of articles stay out of demos', async () => {
  const { report } = all;

  const sheets: Promise<string>[] = report.assets.styles.map((name: string) =>
    readFile(join(report.client, name), 'utf8'),
  );
  const rules = (await Promise.all(sheets)).join('').match(/\.table table[^{]*/g);
  expect(rules).toEqual([
    '.table table:where(:not(live-part:not([data-article]) *,[data-scope] *))',
  ]);
});

test('the script of every page stands alone and is small', async () => {
  const { report } = all;

  const script = await readFile(join(report.client, report.assets.browser));
  expect(script.toString()).not.toMatch(/\bimport\b[^(.]/);
  expect(brotliCompressSync(script).length).toBeLessThan(10_240);
});

test('a demo that did not change is what it was, and one that did is another', async () => {
  const before = all.report;

  await writeDemo('Edited', 'export default function Edited() { return <p>After</p>; }');
  const { report } = await bundleDemos(everyVariant());

  expect(report.demos['page/Kept/system']).toEqual(before.demos['page/Kept/system']);
  expect(report.demos['page/Edited/system'].src).not.toBe(before.demos['page/Edited/system'].src);
  expect((await renderDemo(report.server, 'page/Edited/system')).html).toContain('After');
});

test('what two demos import is one file for both', async () => {
  const { report } = all;

  const [one, other] = ['One', 'Other'].map((name) => report.demos[`page/${name}/system`]);
  expect(one.imports).toEqual(other.imports);
  expect(one.imports.join()).toContain('Rating');
  // An icon is smaller than a request: each demo has its own.
  expect(one.imports.join()).not.toContain('Delete');
  expect(await readFile(join(report.client, one.src), 'utf8')).toContain('M6 19c0');
});

test('React is one file, and a demo brings it along with what it imports', async () => {
  const { report } = all;

  const files = await readdir(join(report.client, 'assets'));
  const scripts = files.filter((name) => name.endsWith('.js'));
  const codes = scripts.map(
    async (name): Promise<[string, string]> => [
      name,
      await readFile(join(report.client, 'assets', name), 'utf8'),
    ],
  );
  const withReact = (await Promise.all(codes)).filter(([, code]) => code.includes(REACT_ITSELF));
  expect(withReact.map(([name]) => name)).toEqual([expect.stringMatching(/^react-/)]);
  expect(report.demos['page/Counter/system'].imports).toContain(`/assets/${withReact[0]?.[0]}`);
});

test('a demo that asks a package for what it has not is told by its file', async () => {
  await writeDemo(
    'Wishful',
    "import { Nope } from '@mui/material';\nexport default () => <Nope />;",
  );
  await writeDemo('Modest', "import { Box } from '@mui/material';\nexport default () => <Box />;");

  const { code, report } = await bundleDemos([systemCut('Modest'), systemCut('Wishful')]);

  expect(code).toBe(1);
  expect(report.errors).toMatchObject([{ file: 'Wishful.tsx' }]);
  expect(report.error.message).toContain('"Nope"');
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

/** A name that only React itself has. */
const REACT_ITSELF = '__DOM_INTERNALS_DO_NOT_USE';

function writeDemo(name: string, text: string) {
  return writeFile(join(root, `${name}.tsx`), text);
}

async function writeCut(styling: string, files: Record<string, string>) {
  const imports = Object.keys(files).map((name) => `import './${name}';`);
  const code = `${imports.join('')} export default () => <p className="p-4 button">Save</p>;`;
  await mkdir(join(root, 'Cut', styling), { recursive: true });
  for (const [name, text] of Object.entries({ ...files, 'index.tsx': code })) {
    await writeFile(join(root, 'Cut', styling, name), text);
  }
}

function everyVariant() {
  return [...Object.keys(DEMOS).map(systemCut), ...['css', 'tailwind'].map(variantOf)];
}

function variantOf(styling: string) {
  return { id: `page/Cut/${styling}`, file: `Cut/${styling}/index.tsx` };
}

async function stylesOf(report: Awaited<ReturnType<typeof bundleDemos>>['report'], id: string) {
  const sheets: Promise<string>[] = report.demos[id].css.map((name: string) =>
    readFile(join(report.client, name), 'utf8'),
  );
  return (await Promise.all(sheets)).join('');
}

function bundleDemo(name: string) {
  return bundleDemos([systemCut(name)]);
}

const PROVIDER = join(import.meta.dirname, '../../content/material-ui/provider.tsx');

function systemCut(name: string) {
  return { id: `page/${name}/system`, file: `${name}.tsx`, provider: PROVIDER };
}

async function bundleDemos(demos: readonly object[]) {
  const lines: string[] = [];

  // Node reads a module once: what is bundled again must have another path.
  runs += 1;
  const request = JSON.stringify({ root, outDir: `out${runs}`, kept: 'kept', demos });
  const code = await bundle(Readable.from([request]), (line) => lines.push(line));

  expect(lines).toHaveLength(1);
  return { code, report: JSON.parse(lines[0] ?? '') };
}

async function renderDemo(server: string, id: string) {
  const { renderPart } = await import(pathToFileURL(server).href);
  return renderPart({
    part: 'Island',
    props: { id, props: {}, identifierPrefix: 'p1-' },
  });
}
