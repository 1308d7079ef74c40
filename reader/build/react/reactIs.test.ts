// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reader } from '../settings.ts';
import { asModule } from './reactIs.ts';

test('as a module it exports what it exports as a package', async () => {
  const file = join(reader, '../node_modules/react-is/cjs/react-is.production.js');

  const code = asModule(readFileSync(file, 'utf8'));
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);

  expect(code).not.toContain('exports.');
  expect(Object.keys(module).sort()).toEqual(Object.keys(createRequire(file)(file)).sort());
  expect(module.isValidElementType('p')).toBe(true);
  expect(module.isValidElementType(1)).toBe(false);
});
