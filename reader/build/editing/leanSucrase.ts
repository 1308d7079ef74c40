// The compiler of edited code without what is never asked of it here, and what the browser knows itself.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reader } from '../settings.ts';

/** Source maps, other dialects, older browsers, and the check of settings that we wrote. */
const NEVER_ASKED =
  /\/sucrase\/dist\/esm\/(computeSourceMap|Options|util\/formatTokens|parser\/plugins\/flow|transformers\/(Flow|JestHoist|ReactHotLoader|ESMImport|NumericSeparator|Optional\w+)Transformer)\.js$/;

/** The list of all characters that have a name. */
const NAMED_CHARACTERS = /\/sucrase\/dist\/esm\/parser\/plugins\/jsx\/xhtml\.js$/;

/** Puts smaller modules in place of some. */
export function leanSucrase(): Plugin {
  return {
    name: 'tearsheet:lean-sucrase',
    enforce: 'pre',
    load(id) {
      if (NEVER_ASKED.test(id)) return emptied(readFileSync(id, 'utf8'));
      return NAMED_CHARACTERS.test(id) ? ASK_BROWSER : undefined;
    },
  };
}

/** The same exports, with nothing behind them; the one that is called in any case has nothing to say. */
function emptied(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)];
  const exported = names.map(([, name]) => `export const ${name} = () => {};`);
  return `${exported.join('\n')}\nexport default undefined;`;
}

const ASK_BROWSER = `export { namedCharacters as default } from ${JSON.stringify(
  join(reader, 'src/demo/sandbox/namedCharacters.client.ts'),
)};`;
