import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipProject } from './downloadProject.client.ts';

test('the files of a project come out of one file, in a folder of its own', () => {
  const project = new Map([
    ['package.json', '{}\n'],
    ['src/demo/index.tsx', "export const greeting = 'Grüße';\n"],
  ]);

  const files = unzipSync(zipProject(project, 'Basic'));

  expect(Object.keys(files)).toEqual(['Basic/package.json', 'Basic/src/demo/index.tsx']);
  expect(strFromU8(files['Basic/src/demo/index.tsx'] ?? new Uint8Array())).toContain('Grüße');
});
