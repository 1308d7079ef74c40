// @vitest-environment node
import { expect, test } from 'vitest';
import type { Output } from './output.ts';
import { filesOfSearch } from './searchFiles.ts';

test('the search is its own files, what they import and its worker with what that fetches, but not what every page has', () => {
  const output = [
    { ...chunk('facade-1.js', []), imports: ['assets/browser-1.js'], isEntry: true },
    {
      ...chunk('browser-1.js', ['/src/search/offerSearch.client.ts']),
      code: 'Worker("/assets/work-1.js")',
    },
    {
      ...chunk('Dialog-1.js', ['/src/search/SearchDialog.island.tsx']),
      imports: ['assets/browser-1.js', 'assets/rows-1.js'],
    },
    { ...chunk('rows-1.js', ['/src/shell/rows.ts']), dynamicImports: ['assets/tool-1.js'] },
    chunk('tool-1.js', ['/src/tools/tool.ts']),
    asset('work-1.js', 'import("./rare-1.js")'),
    asset('rare-1.js'),
    asset('other-1.js'),
    asset('face-1.woff2'),
  ] as unknown as Output;

  expect(filesOfSearch(output, 'assets/browser-1.js')).toEqual([
    'assets/Dialog-1.js',
    'assets/rare-1.js',
    'assets/rows-1.js',
    'assets/work-1.js',
  ]);
});

function chunk(name: string, moduleIds: readonly string[]) {
  return {
    type: 'chunk',
    fileName: `assets/${name}`,
    moduleIds,
    code: '',
    imports: [],
    dynamicImports: [],
    isEntry: false,
  };
}

function asset(name: string, source = '') {
  return { type: 'asset', fileName: `assets/${name}`, source };
}
