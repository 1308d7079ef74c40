// Renders parts for the engine: one request a line on the standard input, one answer a line back on a
// pipe whose number is the second argument. What demos print has nothing to do with it.

import { writeSync } from 'node:fs';

// React decides when it is imported whether it speaks to developers or to visitors.
process.env.NODE_ENV ??= 'production';

// A component may leave a promise or a timer behind that fails later: no reason to stop answering.
process.on('uncaughtException', (error) => console.error(error));
process.on('unhandledRejection', (reason) => console.error(reason));

const { answerLines } = await import('./prerender-worker/worker.mjs');

const { argv, exit, stdin } = process;
const answers = Number(argv[3]);

/**
 * Waits for a reader who is slow; a pipe takes only so much at once.
 *
 * @param {string} line
 */
function writeLine(line) {
  for (let rest = Buffer.from(line); rest.length > 0; )
    rest = rest.subarray(writeSync(answers, rest));
}

await answerLines(argv[2] ?? '', stdin, writeLine);
exit();
