// Renders parts for the engine: one request a line on the standard input, one answer a line back.

import { toEngine } from './toEngine.mjs';

// React decides when it is imported whether it speaks to developers or to visitors.
process.env.NODE_ENV ??= 'production';

// A component may leave a promise or a timer behind that fails later: no reason to stop answering.
process.on('uncaughtException', (error) => console.error(error));
process.on('unhandledRejection', (reason) => console.error(reason));

const { answerLines } = await import('./rendering/worker.ts');

await answerLines(process.argv[2] ?? '', process.stdin, toEngine);
process.exit();
