// Puts questions to an index that nothing was fetched of yet, each to one of its own, and says what
// it fetches; then types some letter by letter and times each keystroke. One request in, as JSON.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { divideGroups } from '../../reader/src/search/engine/order.ts';
import { readQuestion } from '../../reader/src/search/engine/question.ts';
import type { ProductName } from '../../reader/src/search/engine/reading/productWords.ts';
import { SymbolIndex } from '../../reader/src/search/engine/symbols/SymbolIndex.ts';
import { TextIndex } from '../../reader/src/search/engine/text/TextIndex.ts';

/** One question in so many is typed; it has nothing in common with the number of kinds. */
const TYPED = 4;

interface Request {
  /** The folder of the index. */
  built: string;
  questions: readonly string[];
  /** How well files are compressed that are no first file. */
  quality: number;
}

interface Start {
  files: Readonly<Record<string, string>>;
  products: readonly ProductName[];
  symbols: unknown;
}

interface File {
  parsed: unknown;
  bytes: number;
  compressed: number;
}

const { built, questions, quality }: Request = JSON.parse(await text(process.stdin));
const files = new Map<string, File>();
const start = read('/search/start.json');
const { products, files: table, symbols: names } = start.parsed as Start;

const first = weigh(['/search/start.json', table.text ?? '']);
const answers = [];
for (const ask of questions) answers.push(await answerCold(ask));
const strokes = [];
for (const [at, ask] of questions.entries()) {
  if (at % TYPED === 0) strokes.push(...(await type(ask)));
}
process.stdout.write(JSON.stringify({ first, answers, strokes }));

/** Opens the index anew; a file is parsed once, however often it is asked for. */
async function open() {
  const fetched = new Set<string>();
  const load = async (name: string) => {
    const address = table[name] ?? name;
    fetched.add(address);
    return read(address).parsed;
  };
  return { symbols: await SymbolIndex.open(names, load), passages: new TextIndex(load), fetched };
}

async function answerCold(ask: string) {
  const { symbols, passages, fetched } = await open();
  const question = readQuestion(ask, { current: '', products: [], kinds: [] }, products);
  await symbols.needs(question);
  let named = symbols.find(question);
  const found = await passages.find(question);
  fetched.delete(table.text ?? '');
  const cost = weigh([...fetched]);
  // What follows a first question, or is fetched for it where nothing else answers.
  await symbols.more;
  named = symbols.find(question);
  const { above, passages: shown, below } = divideGroups(named, found);
  const addresses = [above.flatMap((group) => group.found), shown, below.flatMap((it) => it.found)];
  return { shown: addresses.flat().map(({ address }) => address), cost };
}

/** The processor time of each keystroke where all files are at hand, with what is made of them for it. */
async function type(ask: string): Promise<number[]> {
  const [before, timed] = [await open(), await open()];
  await Promise.all([before.symbols.more, timed.symbols.more]);
  const times = [];
  for (let length = 1; length <= ask.length; length += 1) {
    const typed = ask.slice(0, length);
    const question = readQuestion(typed, { current: '', products: [], kinds: [] }, products);
    for (const engine of [before, timed]) {
      const begin = process.cpuUsage();
      await engine.symbols.needs(question);
      engine.symbols.find(question);
      await engine.passages.find(question);
      const { user, system } = process.cpuUsage(begin);
      if (engine === timed) times.push((user + system) / 1000);
    }
  }
  return times;
}

function weigh(addresses: readonly string[]) {
  const all = addresses.map(read);
  return {
    requests: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    compressed: all.reduce((sum, { compressed }) => sum + compressed, 0),
  };
}

function read(address: string): File {
  let file = files.get(address);
  if (!file) {
    const data = readFileSync(join(built, address));
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const compressed = brotliCompressSync(data, { params }).length;
    file = { parsed: JSON.parse(data.toString()), bytes: data.length, compressed };
    files.set(address, file);
  }
  return file;
}
