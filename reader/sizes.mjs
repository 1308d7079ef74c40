// Measures components: a request as JSON on the standard input, one line of JSON for each.

process.env.NODE_ENV = 'production';

const { measureAll } = await import('./build/sizes/measureAll.ts');

process.exitCode = await measureAll(process.stdin, (line) => process.stdout.write(`${line}\n`));
