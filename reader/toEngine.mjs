// The way back to the engine: one line of JSON for each answer, and nothing else.

import { Writable } from 'node:stream';

// Taken before it is turned away. This stream waits for a reader who is slow, where a second one on the
// same pipe would give up after a few tries.
const write = process.stdout.write.bind(process.stdout);

// What libraries and components print goes where humans look.
process.stdout.write = process.stderr.write.bind(process.stderr);

// The engine is gone: so is the reason to be here.
process.stdout.on('error', () => process.exit());

/** Carries answers to whoever started the process. */
export const toEngine = new Writable({
  write: (chunk, _encoding, done) => void write(chunk, done),
});
