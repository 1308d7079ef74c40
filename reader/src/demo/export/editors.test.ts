import lzString from 'lz-string';
import { expect, test } from 'vitest';
import { packForCodeSandbox, packForStackBlitz } from './editors.ts';

const project = new Map([
  ['package.json', '{}\n'],
  ['src/demo/index.tsx', 'export default 1;\n'],
]);

test('StackBlitz gets every file by its path, and which to open', () => {
  const { action, fields } = packForStackBlitz(project, 'Basic', 'src/demo/index.tsx');

  expect(action).toBe('https://stackblitz.com/run?file=src%2Fdemo%2Findex.tsx');
  expect(Object.fromEntries(fields)).toEqual({
    'project[title]': 'Basic',
    'project[description]': 'Basic',
    'project[template]': 'node',
    'project[files][package.json]': '{}\n',
    'project[files][src/demo/index.tsx]': 'export default 1;\n',
  });
});

test('CodeSandbox gets letters that need no escaping', () => {
  const { action, fields } = packForCodeSandbox(project, 'Basic', 'src/demo/index.tsx');

  expect(action).toMatch(/^https:\/\/codesandbox\.io\/api\/v1\/sandboxes\/define\?/);
  expect(fields.get('parameters')).toMatch(/^[\w-]+$/);
  expect(fields.get('query')).toBe('file=%2Fsrc%2Fdemo%2Findex.tsx');
});

test.each(['', 'a', 'ab', 'Grüße aus der Küche', '日本語のテキスト', 'ab\n'.repeat(30)])(
  'CodeSandbox reads %j as it was written',
  (text) => {
    const files = new Map([['src/demo/index.tsx', text]]);

    const { fields } = packForCodeSandbox(files, text, 'src/demo/index.tsx');

    expect(readParameters(fields.get('parameters'))).toMatchObject({
      title: text,
      files: { 'src/demo/index.tsx': { content: text } },
    });
  },
);

/** As CodeSandbox does it. */
function readParameters(letters = ''): unknown {
  const base64 = letters.replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(lzString.decompressFromBase64(base64));
}
