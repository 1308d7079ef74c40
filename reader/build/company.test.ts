// @vitest-environment node
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { digestOf } from './digest.ts';

const BUTTON = "import Button from '@mui/material/Button';\n";

/** Demos of every kind, by their ids, with their files; the first is the one that is bundled. */
const DEMOS: Record<string, Record<string, string>> = {
  'page/Plain/system': {
    'Plain.tsx': `${BUTTON}export default () => <Button>Plain</Button>;`,
  },
  'page/Reordered/system': {
    'Reordered.tsx': `import Stack from '@mui/material/Stack';
      ${BUTTON}import { useState } from 'react';
      export default () => <Stack>{useState(0)}<Button>Reordered</Button></Stack>;`,
  },
  'page/Icons/system': {
    'Icons.tsx': `import Delete from '@mui/icons-material/Delete';
      import Add from '@mui/icons-material/Add';
      export default () => <p><Add /><Delete /></p>;`,
  },
  'page/MoreIcons/system': {
    'MoreIcons.tsx': `import Add from '@mui/icons-material/Add';
      import Stack from '@mui/material/Stack';
      export default () => <Stack><Add /></Stack>;`,
  },
  'page/Joy/joy': {
    'Joy.tsx': "import Button from '@mui/joy/Button';\nexport default () => <Button>Joy</Button>;",
  },
  'page/Cut/css': {
    'Cut/css/index.tsx': `import './styles.css';
      import picture from './picture.svg';
      export default () => <img className="picture" src={picture} alt="" />;`,
    'Cut/css/styles.css': '.picture { background: url(./picture.svg) }',
    'Cut/css/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  },
  'page/Cut/tailwind': {
    'Cut/tailwind/index.tsx': 'export default () => <p className="hover:p-4 transition">Cut</p>;',
  },
  'page/OtherCut/tailwind': {
    'OtherCut/tailwind/index.tsx':
      'export default () => <p className="hover:p-2 duration-200">Other</p>;',
  },
  'page/Parts/system': {
    'Parts/system/index.tsx': `import { lazy } from 'react';
      import * as words from './words.ts';
      import list from './list.json';
      const Part = lazy(() => import('./Part.tsx'));
      export default () => <p>{Object.values(words)}{list}<Part /></p>;`,
    'Parts/system/words.ts': "export const one = 'one'; export const two = 'two';",
    'Parts/system/list.json': '["a", "b"]',
    'Parts/system/Part.tsx': `${BUTTON}export default () => <Button>Part</Button>;`,
  },
  'page/OtherParts/system': {
    'OtherParts/system/index.tsx': `import { lazy } from 'react';
      import * as words from './words.ts';
      const Part = lazy(() => import('./Part.tsx'));
      export default () => <p>{Object.keys(words)}<Part /></p>;`,
    'OtherParts/system/words.ts': "export const three = 'three';",
    'OtherParts/system/Part.tsx': `${BUTTON}export default () => <Button>Part</Button>;`,
  },
  'page/Lazy/system': {
    'Lazy/system/index.tsx': `import { lazy } from 'react';
      const Part = lazy(() => import('./Part.tsx'));
      export default () => <Part />;`,
    'Lazy/system/Part.tsx': 'export default () => <p>Part</p>;',
  },
  'page/Words/system': {
    'Words/system/index.tsx': `import * as words from './words.ts';
      export default () => <p>{Object.keys(words)}</p>;`,
    'Words/system/words.ts': "export const three = 'three';",
  },
  'one/page/Twin/system': { 'one/Twin.tsx': 'export default () => <p>Twin</p>;' },
  'other/page/Twin/system': { 'other/Twin.tsx': 'export default () => <p>Twin</p>;' },
};

let root: string;
let runs = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'company-'));
  for (const [file, text] of Object.values(DEMOS).flatMap(Object.entries)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});

afterAll(() => rm(root, { recursive: true }));

test('demos are the same files whatever else is bundled in the same run', async () => {
  await bundleAll('incremental');
  for (const turn of TURNS.keys()) {
    // Those that are as they were are not bundled again.
    await editDemos(turn);
    await bundleAll('incremental');
  }

  const incremental = await bundleAll('incremental');
  const cold = await bundleAll('cold');

  expect(incremental).toEqual(cold);
});

const TURNS = [0, 1, 2, 3];

async function editDemos(turn: number): Promise<void> {
  const files = Object.values(DEMOS).filter((_, place) => place % TURNS.length === turn);
  for (const [file = ''] of files.map(Object.keys))
    await appendFile(join(root, file), '\n// Edited.');
}

/** Bundles all demos; returns what pages are told of them, and the files that visitors get. */
async function bundleAll(kept: string) {
  runs += 1;
  const demos = Object.entries(DEMOS).map(([id, files]) => ({
    id,
    file: Object.keys(files)[0],
    library: LIBRARIES[id.split('/').at(-1) ?? ''] ?? 'material',
  }));
  const lines: string[] = [];
  const request = JSON.stringify({ root, outDir: `out${runs}`, kept, demos });
  await bundle(Readable.from([request]), (line) => lines.push(line));

  const report = JSON.parse(lines[0] ?? '');
  return { demos: report.demos, files: await readFiles(report.client) };
}

const LIBRARIES: Record<string, string> = { joy: 'joy', css: 'base', tailwind: 'base' };

async function readFiles(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.includes('.')).sort();
  const texts = await Promise.all(
    files.map(async (file) => [file, digestOf(await readFile(join(folder, file), 'latin1'))]),
  );
  return Object.fromEntries(texts);
}
