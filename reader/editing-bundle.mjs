// Builds the frame that runs edited code: a request as JSON on the standard input, one line of JSON at the end.

process.env.NODE_ENV = 'production';

const { bundleEditing } = await import('./build/editing/bundle.ts');

await bundleEditing(process.stdin, (line) => process.stdout.write(`${line}\n`));
