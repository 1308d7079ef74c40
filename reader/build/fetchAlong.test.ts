// @vitest-environment node
import { expect, test } from 'vitest';
import { fetchAlong } from './fetchAlong.ts';

const REACT = '/assets/react-1.js';

test('what a file imports is fetched beside it, unless it is there already', () => {
  const output = bundleOf({
    'browser-1.js': { code: 'const open=()=>import(`./Dialog-1.js`)', imports: [] },
    'Dialog-1.js': { code: '', imports: ['assets/browser-1.js', 'assets/ui-1.js', REACT] },
    'ui-1.js': { code: 'import(`./icons-1.js`)', imports: [REACT] },
    'icons-1.js': { code: '', imports: [REACT] },
  });

  expect(output['browser-1.js']).toBe(
    'const open=()=>(import(`/assets/ui-1.js`).catch(()=>{}),import(`/assets/react-1.js`).catch(()=>{}),import(`./Dialog-1.js`))',
  );
  expect(output['ui-1.js']).toBe('import(`./icons-1.js`)');
});

interface Written {
  code: string;
  imports: readonly string[];
}

/** The code of some files after the plugin went through it. */
function bundleOf(files: Readonly<Record<string, Written>>): Readonly<Record<string, string>> {
  const chunks = Object.entries(files).map(([name, file]) => [
    `assets/${name}`,
    { type: 'chunk', fileName: `assets/${name}`, ...file },
  ]);
  const bundle = Object.fromEntries(chunks);
  // A hook may be an object too; this one is a function.
  const generateBundle = fetchAlong().generateBundle as unknown as (
    _: unknown,
    made: object,
  ) => void;
  generateBundle(undefined, bundle);
  return Object.fromEntries(
    Object.keys(files).map((name) => [name, bundle[`assets/${name}`].code]),
  );
}
