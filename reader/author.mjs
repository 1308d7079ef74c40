// Serves the reader and the demos while an author writes, and asks the engine for everything else.

import { createWriteStream } from 'node:fs';

process.env.NODE_ENV = 'development';

// The standard output carries messages only; what Vite and components print goes where humans look.
const messages = createWriteStream('', { fd: 1 });
process.stdout.write = process.stderr.write.bind(process.stderr);

// The engine is gone: so is the reason to be here.
messages.on('error', () => process.exit());

// A demo may leave a promise or a timer behind that fails later: no reason to stop serving.
process.on('uncaughtException', (error) => console.error(error));
process.on('unhandledRejection', (reason) => console.error(reason));

const { serveAuthor } = await import('./authoring/author.ts');

const code = await serveAuthor(process.stdin, (message) =>
  messages.write(`${JSON.stringify(message)}\n`),
);
messages.end(() => process.exit(code));
