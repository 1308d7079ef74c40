// @vitest-environment node
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundle } from '../bundle.ts';

const SECRET = 'k3y-0f-s0mebody';
const PLAIN = 'export default () => <p>Plain</p>;';

let root: string;
let content: string;
let runs = 0;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'confined-')));
});

beforeEach(writeSecrets);

/** Begins a site whose secrets lie outside of its demos. */
async function writeSecrets() {
  runs += 1;
  content = `site${runs}`;
  await write('secret.ts', `export default '${SECRET}';`);
  await write('secret.css', `.secret { content: '${SECRET}' }`);
  await write(
    'secret.svg',
    `<svg xmlns="http://www.w3.org/2000/svg"><title>${SECRET}</title></svg>`,
  );
  await write('page/demos/Other/system/index.tsx', `export default '${SECRET}';`);
}

afterAll(() => rm(root, { recursive: true }));

const FROM_OUTSIDE = {
  'a file above it': "import s from '../../../../secret';",
  'a file of another demo': "import s from '../../Other/system/index.tsx';",
  'a file of a type': "import type { S } from '../../../../secret';",
  'a file it passes on': "export * from '../../../../secret';",
  'a file it fetches later': "const s = () => import('../../../../secret');",
  'a file it names in a template': 'const s = () => import(`../../../../secret`);',
  'the text of a file': "import s from '../../../../secret.ts?raw';",
  'the address of a file': "import s from '../../../../secret.svg?url';",
  'a file as data': "import s from '../../../../secret.svg?inline';",
  'a file by the whole path': "import s from '/etc/hostname?raw';",
  'a file as the live server names it': "import s from '/@fs/etc/hostname?raw';",
  'a file by a scheme': "import s from 'file:///etc/hostname';",
  'a program as text': "import s from 'data:text/javascript,export default 1';",
  'a program of another host': "import s from 'https://evil.example/s.js';",
  'a part of Node': "import s from 'node:fs';",
  'a part of Node by its short name': "import s from 'fs';",
  'a part of the bundler': "import s from 'virtual:stock//etc/hostname.js';",
  'the module of another demo': "import s from 'virtual:demo/page/Other/system';",
  'a name that only a manifest explains': "import s from '#secret';",
  'a package that nobody declared': "import s from 'postcss';",
  'a path that climbs out of a package': "import s from '@mui/material/../../../secret';",
  'a stylesheet above it': "import '../../../../secret.css';",
  'a file with attributes': "import s from '../../../../package.json' with { type: 'json' };",
  'files by a pattern': "const s = import.meta.glob('../../../../*.ts', { eager: true });",
  'the names of files by a pattern': "const s = Object.keys(import.meta.glob('/**'));",
  'an address beside the module': "const s = new URL('../../../../secret.svg', import.meta.url);",
  'a worker': "const s = new Worker(new URL('../../../../secret.ts', import.meta.url));",
  'a worker by its query': "import S from './index.tsx?worker';",
  'a variable of whoever builds': 'const s = import.meta.env.VITE_SECRET;',
  'a module whose name is worked out':
    "const s = (name: string) => import('../../' + name + '.ts');",
};

const STYLES = {
  'a stylesheet': "@import '../../../../secret.css';",
  'a stylesheet by its address': '@import url(../../../../secret.css);',
  'a stylesheet of another host': '@import "https://evil.example/s.css";',
  'a picture': '.a { background: url("../../../../secret.svg") }',
  'a picture of the project': '.a { background: url(/package.json) }',
  'a picture of another host': '.a { background: url(//evil.example/s.svg) }',
  'one picture of several': ".a { background: image-set('../../../../secret.svg' 1x) }",
  'a font': '@font-face { font-family: A; src: url(../../../../secret.svg) }',
};

const STYLE_MODULES = [
  ".a { composes: secret from '../../../../secret.css' }",
  "@value secret from '../../../../secret.css';",
  ":import('../../../../secret.css') { a: secret }",
];

const ADDED_TO_TAILWIND = [
  '@import "../../../../secret.css";',
  '@import "tailwindcss/../../../package.json";',
  '@reference "../../../../secret.css";',
  '@plugin "../../../../secret.ts";',
  '@config "../../../../secret.ts";',
  '@source "../../../../";',
];

interface Refused {
  name: string;
  styling: string;
  files: Record<string, string>;
  /** The place of what is refused. */
  file: string;
  line: number;
}

const styled = (sheet: string) => `import './${sheet}';\n${PLAIN}`;

const REFUSED: readonly Refused[] = [
  ...Object.entries(FROM_OUTSIDE).map(([name, code]) => ({
    name: `a demo that asks for ${name}`,
    styling: 'system',
    files: { 'index.tsx': `\n${code}\n${PLAIN}` },
    file: 'index.tsx',
    line: 2,
  })),
  ...Object.entries(STYLES).map(([name, css]) => ({
    name: `styles that lead to ${name}`,
    styling: 'css',
    files: { 'index.tsx': styled('styles.css'), 'styles.css': `.first {}\n${css}` },
    file: 'styles.css',
    line: 2,
  })),
  ...STYLE_MODULES.map((css) => ({
    name: `a module of styles with ${css}`,
    styling: 'css',
    files: { 'index.tsx': styled('own.module.css'), 'own.module.css': css },
    file: 'own.module.css',
    line: 1,
  })),
  ...ADDED_TO_TAILWIND.map((css) => ({
    name: `what is added to Tailwind with ${css}`,
    styling: 'tailwind',
    files: {
      'index.tsx': styled('styles.css'),
      'styles.css': `@import "tailwindcss";\n${css}`,
    },
    file: 'styles.css',
    line: 2,
  })),
];

interface Told {
  file: string;
  line: number;
  message: string;
  remedy: string;
}

describe('of many demos, each of which reaches for what is not its own,', () => {
  let told: readonly Told[];
  let folder: string;

  beforeAll(async () => {
    await writeSecrets();
    folder = `${content}/page/demos`;
    const demos = REFUSED.map(async ({ styling, files }, place) => {
      for (const [path, text] of Object.entries(files))
        await write(`page/demos/Demo${place}/${styling}/${path}`, text);
      const file = `${folder}/Demo${place}/${styling}/index.tsx`;
      return { id: `page/Demo${place}/${styling}`, file };
    });
    const { report, output } = await bundleDemos(await Promise.all(demos));
    expect(output).toBe('');
    told = report.errors;
  });

  test.each(REFUSED.map((refused, place) => ({ ...refused, place })))(
    '$name is refused by its line',
    ({ styling, file, line, place }) => {
      const own = told.filter((error) => error.file.startsWith(`${folder}/Demo${place}/`));

      expect(own).toMatchObject([{ file: `${folder}/Demo${place}/${styling}/${file}`, line }]);
      expect(own[0]?.message).toMatch(/^["A-Z][\s\S]*\.$/);
      expect(own[0]?.remedy).toMatch(/^[A-Z][\s\S]*[.']$/);
    },
  );
});

test('a demo of one file has no others', async () => {
  await write('page/demos/Lone.tsx', "\nimport b from './Beside';\nexport default b;");
  await write('page/demos/Beside.tsx', PLAIN);

  const { report } = await bundleDemo('Lone/system', 'page/demos/Lone.tsx');

  expect(report.errors).toMatchObject([{ file: `${content}/page/demos/Lone.tsx`, line: 2 }]);
});

test('what the engine wrote itself may use the reader, whatever a page is called', async () => {
  const mark = join(import.meta.dirname, '../../src/shell/Mark/Mark.tsx');
  await write('playground/demos/Lone.tsx', `import { Mark } from '${mark}';\nexport default Mark;`);
  const lone = { id: 'playground/Lone/system', file: `${content}/playground/demos/Lone.tsx` };

  await write('page/demos/Plain.tsx', PLAIN);
  const file = `${content}/page/demos/Plain.tsx`;
  const plain = { id: 'page/Plain/system', file };

  const [written, refused] = [
    await bundleDemos([{ ...lone, generated: true }, plain]),
    await bundleDemos([{ ...lone }]),
  ];

  expect(written.report.errors).toBeUndefined();
  expect(refused.report.errors).toMatchObject([{ file: lone.file, line: 1 }]);
});

test('what surrounds a demo is confined like one', async () => {
  await write('page/demos/Plain.tsx', PLAIN);
  await write(
    'page/provider.tsx',
    "import '../secret.ts';\nexport default ({ children }) => children;",
  );
  const file = `${content}/page/demos/Plain.tsx`;
  const demo = { id: 'page/Plain/system', file, provider: `${content}/page/provider.tsx` };

  const { report } = await bundleDemos([demo]);

  expect(report.errors).toMatchObject([{ file: `${content}/page/provider.tsx`, line: 1 }]);
});

test('everything that is wrong is told at once', async () => {
  await write(
    'page/demos/Demo/css/index.tsx',
    `import './styles.css';\nimport 'node:fs';\n${PLAIN}`,
  );
  await write(
    'page/demos/Demo/css/styles.css',
    '.a {\n  background: url(../../../../secret.svg);\n}',
  );

  const { report } = await bundleCut('css');

  expect(report.errors).toMatchObject([
    { file: ofDemo('css/index.tsx'), line: 2 },
    { file: ofDemo('css/styles.css'), line: 2 },
  ]);
});

test('packages and the files of the demo are bundled as they were', async () => {
  await write(
    'page/demos/Demo/css/index.tsx',
    `import Button from '@mui/material/Button';
    import { names } from './parts/names';
    import picture from './own.svg';
    import text from './parts/names.ts?raw';
    import './styles.css';
    const later = import('./parts/later');
    export default () => <Button title={text} onClick={() => later}><img src={picture} alt={names[0]} /></Button>;`,
  );
  await write('page/demos/Demo/css/parts/names.ts', "export const names = ['Ada'];");
  await write('page/demos/Demo/css/parts/later.ts', "export { names } from './names';");
  await write('page/demos/Demo/css/own.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('page/demos/Demo/css/more.css', '.more { color: teal }');
  await write(
    'page/demos/Demo/css/styles.css',
    "@import './more.css';\n.a { background: url('own.svg'), url(data:,x), url(#part) }",
  );

  const { report, output } = await bundleCut('css');

  expect(report.errors).toBeUndefined();
  expect(output).toContain('Ada');
  expect(output).toMatch(/\.more[^{]*\{color:teal/);
  expect(output).toMatch(/url\(\S*\/assets\/own-/);
});

test('a class of Tailwind reaches no file', async () => {
  await write(
    'page/demos/Demo/tailwind/index.tsx',
    'export default () => (\n  <p className="bg-[url(\'../package.json\')]">Plain</p>\n);',
  );

  const { report } = await bundleCut('tailwind');

  expect(report.errors).toMatchObject([{ file: ofDemo('tailwind/index.tsx'), line: 2 }]);
  expect(report.errors[0].message).toContain('"../package.json"');
});

test.each(['stops.ts', 'linked/secret.ts'])(
  'a link in the folder of a demo leads nowhere: %s',
  async (name) => {
    await write(
      'page/demos/Demo/system/index.tsx',
      `\nimport s from './${name}';\nexport default s;`,
    );
    const [link = '', inside] = name.split('/');
    const place = join(root, content, 'page/demos/Demo/system', link);
    await symlink(join(root, content, inside ? '.' : 'secret.ts'), place);

    const { report, output } = await bundleCut('system');

    expect(report.errors).toMatchObject([{ file: ofDemo('system/index.tsx'), line: 2 }]);
    expect(output).not.toContain(SECRET);
  },
);

test('what a compiler imports for a demo is confined as well', async () => {
  await write(
    'page/demos/Demo/system/index.tsx',
    '// Drawn by another program.\n/** @jsxImportSource ../../../../secret */\nexport default () => <p />;',
  );

  const { report } = await bundleCut('system');

  expect(report.errors).toMatchObject([{ file: ofDemo('system/index.tsx'), line: 2 }]);
});

test('a script under another name is read as a script', async () => {
  await write('page/demos/Demo/system/index.tsx', "import s from './s.txt';\nexport default s;");
  await write(
    'page/demos/Demo/system/s.txt',
    "export default import.meta.glob('/*.json', { eager: true });",
  );

  const { report } = await bundleCut('system');

  expect(report.errors[0]).toMatchObject({ file: ofDemo('system/s.txt'), line: 1 });
});

test('no settings of compilers are looked for among the content', async () => {
  const settings =
    '{"compilerOptions": {"jsxImportSource": "evil", "paths": {"react": ["./secret.ts"]}}}';
  await write('tsconfig.json', settings);
  await write('page/demos/Demo/system/tsconfig.json', '{ this is broken');
  await write('page/package.json', '{"sideEffects": false, "imports": {"#s": "../secret.ts"}}');
  await write(
    'page/demos/Demo/system/index.tsx',
    `import { useId } from 'react';\nexport default () => <p id={useId()} />;`,
  );

  const { report, output } = await bundleCut('system');

  expect(report.errors).toBeUndefined();
  expect(output).not.toContain(SECRET);
});

test('packages beside a demo are not taken for those of the project', async () => {
  await write('page/demos/Demo/system/node_modules/dayjs/index.js', `export default '${SECRET}';`);
  await write('page/node_modules/dayjs/index.js', `export default '${SECRET}';`);
  await write(
    'page/demos/Demo/system/index.tsx',
    "import d from 'dayjs';\nexport default () => <p>{String(d())}</p>;",
  );

  const { report, output } = await bundleCut('system');

  expect(report.errors).toBeUndefined();
  expect(output).not.toContain(SECRET);
});

test('no variable of whoever builds becomes a part of a demo', async () => {
  process.env.VITE_SECRET = SECRET;
  await write(
    'page/demos/Demo/system/index.tsx',
    `const { VITE_SECRET } = process.env;\nexport default () => <p>{VITE_SECRET}</p>;`,
  );

  const { report, output } = await bundleCut('system');
  delete process.env.VITE_SECRET;

  expect(report.errors).toBeUndefined();
  expect(output).not.toContain(SECRET);
});

async function write(path: string, text: string) {
  const file = join(root, content, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function ofDemo(path: string) {
  return `${content}/page/demos/Demo/${path}`;
}

function bundleCut(styling: string) {
  return bundleDemo(`Demo/${styling}`, `page/demos/Demo/${styling}/index.tsx`);
}

/** Bundles one demo; returns the report, and the text of everything that would be published. */
function bundleDemo(id: string, path: string) {
  return bundleDemos([{ id: `page/${id}`, file: `${content}/${path}` }]);
}

async function bundleDemos(demos: readonly object[]) {
  const lines: string[] = [];
  const request = JSON.stringify({ root, outDir: `out${runs}`, kept: 'kept', demos });
  await bundle(Readable.from([request]), (line) => lines.push(line));
  const report = JSON.parse(lines[0] ?? '');
  return { report, output: report.client ? await readAll(report.client) : '' };
}

async function readAll(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return (
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
  ).join('\n');
}
