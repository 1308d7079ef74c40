// Builds the reader: a request as JSON on the standard input, a report as one line of JSON at the end.

// Demos are proven with the libraries as developers have them, which tell what those of visitors keep quiet.
process.env.NODE_ENV ??= 'production';

const { bundle } = await import('./build/bundle.ts');

process.exitCode = await bundle(process.stdin, (line) => process.stdout.write(`${line}\n`));
