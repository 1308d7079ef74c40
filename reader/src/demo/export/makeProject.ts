// A demo as a project of its own: a folder that is installed, started and built by npm alone.

import type { DemoFile } from '../files.client.ts';
import type { DemoVariant } from '../variants.client.ts';
import {
  findImportedPackages,
  findTheme,
  missPeers,
  type Packages,
  withPeers,
} from './packages.ts';
import { TAILWIND_STYLES, writeEntry } from './writeEntry.ts';

/** The files of a project, by their paths. */
export type Project = ReadonlyMap<string, string>;

/** Where the files of the demo lie in it, as they lie to each other in the demo. */
export const DEMO_FOLDER = 'src/demo';

/** Makes the project of some files; throws when they import what has no known version. */
export function makeProject(
  files: readonly DemoFile[],
  variant: DemoVariant,
  packages: Packages,
): Project {
  const [first, typed] = [files[0], variant.language === 'TS'];
  if (!first) throw new Error('A project is made of at least one file.');

  const tailwind = variant.styling === 'tailwind';
  const entry = `src/main.${typed ? 'tsx' : 'jsx'}`;
  const own = files.map(({ name, text }) => ({ name: `${DEMO_FOLDER}/${name}`, text }));
  const main = {
    name: entry,
    text: writeEntry(first.name, { theme: findTheme(files, packages), tailwind, typed }),
  };
  const manifest = writeManifest(
    [...own, main],
    { title: titleOf(files), tailwind, typed },
    packages,
  );
  return new Map([
    ['package.json', manifest.text],
    ...(manifest.lenient ? [['.npmrc', 'legacy-peer-deps=true\n'] as const] : []),
    ['index.html', writePage(titleOf(files), entry)],
    [`vite.config.${typed ? 'ts' : 'js'}`, writeViteConfig(tailwind)],
    ...(typed ? [['tsconfig.json', asJson(TYPESCRIPT)] as const] : []),
    ...(tailwind ? [['src/tailwind.css', TAILWIND_STYLES] as const] : []),
    ...[main, ...own].map(({ name, text }) => [name, text] as const),
  ]);
}

/** What a demo is called: as the component it exports, or as its file. */
export function titleOf(files: readonly DemoFile[]): string {
  const [{ name, text } = { name: 'Demo', text: '' }] = files;
  return /^export default (?:async )?function (\w+)/m.exec(text)?.[1] ?? name.replace(/\..*$/, '');
}

interface Kind {
  readonly title: string;
  readonly tailwind: boolean;
  readonly typed: boolean;
}

function writeManifest(
  files: readonly DemoFile[],
  { title, tailwind, typed }: Kind,
  packages: Packages,
) {
  const dependencies = withPeers(findImportedPackages(files), packages);
  const tools = withPeers(toolsOf({ tailwind, typed }), packages);
  const manifest = {
    name: title.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase(),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies,
    devDependencies: tools,
  };
  return { text: asJson(manifest), lenient: missPeers(Object.keys(dependencies), packages) };
}

function toolsOf({ tailwind, typed }: Omit<Kind, 'title'>): readonly string[] {
  return [
    'vite',
    '@vitejs/plugin-react',
    ...(tailwind ? ['tailwindcss', '@tailwindcss/vite'] : []),
    ...(typed ? ['typescript', '@types/react', '@types/react-dom'] : []),
  ];
}

function writePage(title: string, entry: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`;
}

function writeViteConfig(tailwind: boolean): string {
  const imported = tailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : '';
  return `${imported}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${tailwind ? ', tailwindcss()' : ''}],
});
`;
}

const TYPESCRIPT = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

function asJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
