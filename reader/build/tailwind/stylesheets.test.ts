// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVariant } from '../variant.ts';
import { writeGround, writeTailwind } from './stylesheets.ts';

let root: string;
let written = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tailwind-'));
});

afterAll(() => rm(root, { recursive: true }));

test('a stylesheet holds what its variant uses, and the variables of that, and no more', async () => {
  const css = await sheetOf({ 'index.tsx': '<p className="p-4 text-sky-700" />' });

  expect(css).toContain('padding:calc(var(--spacing) * 4)');
  expect(css).toMatch(/--spacing:[^;]+;/);
  expect(css).toMatch(/--color-sky-700:[^;]+;/);
  expect(css).not.toContain('--color-red');
  expect(css).not.toContain('--font-sans');
});

test('every file of the variant is looked at', async () => {
  const css = await sheetOf({
    'index.tsx': "import { bar } from './bars/bar.ts'; <p className={bar} />;",
    'bars/bar.ts': "export const bar = 'animate-spin';",
  });

  expect(css).toContain('@keyframes spin{');
  expect(css).toContain('--animate-spin:');
});

test('no rule reaches beyond the variant', async () => {
  const css = await sheetOf({
    'index.tsx': '<p className="-translate-y-1/2 hover:p-4 rtl:m-1" />',
  });

  const selectors = [...css.replace(STEPS, '').matchAll(/[{};]([^{};@]+)\{/g)].map(
    ([, one]) => one,
  );
  expect(selectors.length).toBeGreaterThan(4);
  expect(selectors.filter((selector) => !selector?.includes('[data-scope="page/Demo/'))).toEqual(
    [],
  );
});

const STEPS = /@(?:keyframes|property|supports|media|layer)[^{]*/g;

test('dark is what the site shows, or what the device wants where no script says so', async () => {
  const css = await sheetOf({ 'index.tsx': '<p className="dark:p-4" />' });

  expect(css).toContain(".dark\\:p-4:where([data-scheme='dark'],");
  expect(css).toContain(
    '@media (prefers-color-scheme: dark){.dark\\:p-4:where(:root:not([data-scheme])',
  );
});

test("the author's own stylesheet may extend Tailwind", async () => {
  const css = await sheetOf({
    'index.tsx': '<p className="bg-leaf card" />',
    'styles.css': '@theme { --color-leaf: #0a5; } .card { @apply p-4; }',
  });

  expect(css).toContain('--color-leaf:#0a5;');
  expect(css).toContain('background-color:var(--color-leaf)');
  expect(css).toMatch(/\.card:where\([^{]*\{padding:calc\(/);
});

test.each([
  ['p-4 hover:flex shadow-lg', 'grid p-8 flex'],
  ['hover:bg-teal-700', 'hover:bg-sky-700'],
  ['group-hover:p-4 hover:p-2', 'peer-checked:p-1'],
  ['transition', 'duration-200 ease-out'],
  ['bg-linear-to-r content-none scale-3d', 'before:p-1 from-sky-700 rotate-x-2'],
  ['shadow-lg blur-sm', 'rotate-45 translate-x-2 blur-sm shadow-lg'],
])(
  'a variant with "%s" has the same stylesheet alone and beside one with "%s"',
  async (own, others) => {
    const one = await writeCutOf(`group peer ${own}`);
    const other = await writeCutOf(`group peer ${others}`);

    const alone = await writeTailwind([one]);
    const together = await writeTailwind([other, one]);

    expect(together.get(one.id)).toBe(alone.get(one.id));
  },
);

test('the reset holds in all Tailwind variants and nowhere else', async () => {
  const css = await writeGround();

  expect(css).toContain('ol:where([data-scope$="/tailwind"] *)');
  expect(css).toContain('[data-scope$="/tailwind"]{line-height:1.5;');
  expect(css).not.toMatch(/[{}](?:html|:root|:host)[,{]/);
});

test('a variant that is shown apart may stand closer', async () => {
  const css = await writeGround();

  expect(css).toMatch(
    /\[data-in-frame\]\[data-density=compact\] \[data-scope[^{]*\{--spacing:0\.1875rem\}/,
  );
});

async function sheetOf(files: Record<string, string>): Promise<string> {
  written += 1;
  const variant = await writeCut(`Demo/${written}`, files);
  return (await writeTailwind([variant])).get(variant.id) ?? '';
}

function writeCutOf(classes: string) {
  written += 1;
  return writeCut(`Demo/${written}`, { 'index.tsx': `<p className="${classes}" />` });
}

async function writeCut(name: string, files: Record<string, string>) {
  const folder = join(root, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return readVariant({ id: `page/${name}/tailwind`, file: join(folder, 'index.tsx') });
}
