// Where things lie, on the disk and behind the port.

import { dirname, join } from 'node:path';
import { digestOf } from '../build/digest.ts';
import { reader } from '../build/settings.ts';

/** The repository: addresses of modules are written from here. */
export const root = dirname(reader);

/** What is installed for the reader and the demos. */
export const packages = join(root, 'node_modules');

/** Written for this server alone, and so under no name that a file or a page could have. */
export const written = {
  startup: '/@tearsheet/startup.js',
} as const;

/** Where the variables of a provider's theme are written. */
export function addressOfVariables(provider: string): string {
  return `/@tearsheet/variables/${digestOf(provider)}.css`;
}
