// Puts questions to the search of a built site, as its dialog does, and says what it shows and how
// long each keystroke took. One request in, as JSON; one answer out.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { divideGroups } from '../../reader/src/search/engine/order.ts';
import { type Question, readQuestion } from '../../reader/src/search/engine/question.ts';
import type { ProductName } from '../../reader/src/search/engine/reading/productWords.ts';
import type { Group, NamedAnswer, TextAnswer } from '../../reader/src/search/engine/results.ts';
import { SymbolIndex } from '../../reader/src/search/engine/symbols/SymbolIndex.ts';
import {
  type Part,
  type Start as Names,
  SymbolTable,
} from '../../reader/src/search/engine/symbols/SymbolTable.ts';
import { TextIndex } from '../../reader/src/search/engine/text/TextIndex.ts';

interface Asked {
  ask: string;
  product: string;
}

interface Request {
  /** The folder of the built site. */
  built: string;
  questions: readonly Asked[];
  /** Answers them; types them letter by letter and times each keystroke; or lists what has a name. */
  task: 'answer' | 'type' | 'list';
}

interface Start {
  files: Readonly<Record<string, string>>;
  products: readonly ProductName[];
  symbols: unknown;
}

interface Loaded {
  start: Start;
  symbols: SymbolIndex;
  passages: TextIndex;
  products: readonly ProductName[];
  /** The files read so far, by their names. */
  fetched: Map<string, Promise<unknown>>;
}

interface Answered {
  named: NamedAnswer;
  passages: TextAnswer;
  /** When the names were found. */
  middle: number;
}

const tasks = { answer: answerAll, type: typeAll, list: listAll };
const request: Request = JSON.parse(await text(process.stdin));
const opened = await open(request.built);
await opened.symbols.more;
process.stdout.write(JSON.stringify(await tasks[request.task](opened, request)));

async function open(built: string): Promise<Loaded> {
  const read = (address: string) => JSON.parse(readFileSync(join(built, address), 'utf8'));
  const start: Start = read('search/start.json');
  const fetched = new Map<string, Promise<unknown>>();
  const load = (name: string) => {
    const known = fetched.get(name) ?? Promise.resolve(read(start.files[name] ?? name));
    fetched.set(name, known);
    return known;
  };
  const symbols = await SymbolIndex.open(start.symbols, load);
  const { products } = start;
  return { start, symbols, passages: new TextIndex(load), products, fetched };
}

async function answerAll(loaded: Loaded, { questions }: Request) {
  const answers = [];
  for (const asked of questions) {
    const begin = performance.now();
    const question = read(asked.ask, asked.product, loaded.products);
    const { named, passages, middle } = await answer(loaded, question);
    const divided = divideGroups(named, passages);
    answers.push({
      // The order in which they are seen.
      shown: [
        ...addressesOf(divided.above),
        ...divided.passages.map(address),
        ...addressesOf(divided.below),
      ],
      named: addressesOf(named.groups),
      text: passages.found.map(address),
      correction: passages.correction,
      namedMilliseconds: middle - begin,
      milliseconds: performance.now() - begin,
    });
  }
  return { answers, files: [...loaded.fetched.keys()] };
}

/** Asks again without the filters in the words where nothing is found among so little. */
async function answer(loaded: Loaded, question: Question): Promise<Answered> {
  await loaded.symbols.needs(question);
  const named = loaded.symbols.find(question);
  const middle = performance.now();
  const passages = await loaded.passages.find(question);
  const isVain = named.count + passages.count === 0;
  return isVain && question.wider ? answer(loaded, question.wider) : { named, passages, middle };
}

function addressesOf(groups: readonly Group[]): string[] {
  return groups.flatMap(({ found }) => found.map(address));
}

function address(found: { address: string }): string {
  return found.address;
}

async function typeAll(loaded: Loaded, { questions }: Request) {
  const strokes = [];
  for (const { ask, product } of questions) {
    for (let length = 1; length <= ask.length; length += 1) {
      const question = read(ask.slice(0, length), product, loaded.products);
      await loaded.symbols.needs(question);
      strokes.push(await time(loaded, question));
    }
  }
  return { strokes, symbols: countSymbols(loaded) };
}

/** With nothing typed and a filter set, the search lists all there is. */
function countSymbols({ symbols, products }: Loaded): number {
  const ids = products.map(([id]) => id);
  return symbols.find({ words: '', light: [], meant: [], current: '', products: ids, kinds: [] })
    .count;
}

/** Everything that has a name: the name, what it belongs to, the address. */
async function listAll({ start, fetched }: Loaded) {
  const symbols = start.symbols as Names;
  const table = new SymbolTable(symbols);
  for (const name of symbols.more) table.add((await fetched.get(name)) as Part);
  const names = Array.from({ length: table.count }, (_, symbol) => [
    table.name(symbol),
    table.isHolder(symbol) ? '' : table.name(table.holder(symbol).symbol),
    table.address(symbol),
  ]);
  return { names };
}

/** What one keystroke takes; files that are fetched for it are, as a rule, there already. */
async function time({ symbols, passages }: Loaded, question: Question) {
  const before = process.cpuUsage();
  const begin = performance.now();
  symbols.find(question);
  const middle = performance.now();
  await passages.find(question);
  const end = performance.now();
  const { user, system } = process.cpuUsage(before);
  return { named: middle - begin, text: end - middle, cpu: (user + system) / 1000 };
}

function read(ask: string, current: string, products: readonly ProductName[]): Question {
  return readQuestion(ask, { current, products: [], kinds: [] }, products);
}
