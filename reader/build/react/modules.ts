// The modules of React, and what each of them exports.

import { createRequire } from 'node:module';
import { FROM_HERE } from '../confinement/packages.ts';

const isDevelopment = process.env.NODE_ENV === 'development';

/** The modules that a browser needs, by the name under which the file of React exports each as a whole. */
const wholes = {
  React: 'react',
  ReactDOM: 'react-dom',
  ReactDOMClient: 'react-dom/client',
  jsxRuntime: 'react/jsx-runtime',
  ...(isDevelopment && { jsxDevRuntime: 'react/jsx-dev-runtime' }),
};

/** What one of the modules exports: the name there, and the name in the file of React. */
export interface ReactModule {
  whole: string;
  exports: ReadonlyMap<string, string>;
}

/** The modules by what they are imported as. What two of them share has one name in the file. */
export function readReactModules(): ReadonlyMap<string, ReactModule> {
  const require = createRequire(FROM_HERE);
  const values = new Map<string, unknown>();
  const nameOf = (name: string, whole: string, value: unknown): string => {
    const isFree = !values.has(name) || values.get(name) === value;
    const given = isFree ? name : `${whole}_${name}`;
    values.set(given, value);
    return given;
  };

  return new Map(
    Object.entries(wholes).map(([whole, module]) => {
      const members = Object.entries(require(module));
      const exports = members.map(([name, value]) => [name, nameOf(name, whole, value)] as const);
      return [module, { whole, exports: new Map(exports) }];
    }),
  );
}
