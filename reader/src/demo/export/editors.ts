// Editors on other sites that open a project sent to them by a form.

import lzString from 'lz-string';
import type { Project } from './makeProject.ts';

/** What a form sends, and where to. */
export interface Parcel {
  readonly action: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** A project for StackBlitz, open at one of its files. */
export function packForStackBlitz(project: Project, title: string, file: string): Parcel {
  return {
    action: `https://stackblitz.com/run?${new URLSearchParams({ file })}`,
    fields: new Map([
      ['project[title]', title],
      ['project[description]', title],
      ['project[template]', 'node'],
      ...[...project].map(([path, text]) => [`project[files][${path}]`, text] as const),
    ]),
  };
}

/** A project for CodeSandbox, open at one of its files. */
export function packForCodeSandbox(project: Project, title: string, file: string): Parcel {
  const files = Object.fromEntries(
    [...project, [TASKS_FILE, TASKS] as const].map(([path, content]) => [path, { content }]),
  );
  return {
    // On a machine, as the bundler in their browser does not know what Vite does.
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: new Map([
      ['parameters', compress(JSON.stringify({ title, files }))],
      ['query', String(new URLSearchParams({ file: `/${file}` }))],
    ]),
  };
}

/** The compression CodeSandbox reads, in letters that need no escaping in a form or an address. */
function compress(text: string): string {
  return lzString
    .compressToBase64(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const TASKS_FILE = '.codesandbox/tasks.json';

/** What their machine does first; Vite is told under which name it is asked for there. */
const TASKS = `${JSON.stringify(
  {
    setupTasks: [{ name: 'Install', command: 'npm install' }],
    tasks: {
      dev: {
        name: 'dev',
        command: '__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS=.csb.app npm run dev',
        runAtStart: true,
        preview: { port: 5173 },
      },
    },
  },
  null,
  2,
)}\n`;
