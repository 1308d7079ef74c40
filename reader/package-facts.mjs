// Runs installed packages for facts: a list of their names as JSON on the standard input, an object by name back.

process.env.NODE_ENV = 'production';

const { readFacts } = await import('./build/facts/readFacts.ts');

let request = '';
for await (const piece of process.stdin) request += piece;

process.stdout.write(JSON.stringify(await readFacts(JSON.parse(request))));
