import { afterEach, expect, test, vi } from 'vitest';
import { type Question, readQuestion } from './engine/question.ts';
import type { Start } from './engine/symbols/SymbolTable.ts';
import { openSampleIndex } from './engine/text/sampleIndex.ts';
import type { Reply } from './messages.ts';
import { SearchEngine } from './SearchEngine.ts';

const START = '/search/start.json';

afterEach(() => vi.unstubAllGlobals());

test('both layers answer', async () => {
  const engine = await begin(await publish('one', 'Bell'));

  const { named, text } = await ask(engine, 'ripple');

  expect(named).toEqual(['Ripple']);
  expect(text).toContain('/material-ui/react-button/#ripple');
});

test('where nothing is found among what a word narrows to, it is one word among others', async () => {
  const engine = await begin(await publish('one', 'Bell'));
  const nowhere = { current: '', products: [], kinds: [] };

  const narrowed = readQuestion('event:ripple', nowhere, []);
  const { text } = await ask(engine, narrowed.words, narrowed);

  expect(narrowed.kinds).toEqual(['event']);
  expect(text).toContain('/material-ui/react-button/#ripple');
});

test('a site that is published in the middle of a visit is searched as it is now', async () => {
  const site = await publish('one', 'Bell');
  const engine = await begin(site);
  await ask(engine, 'ripple');

  site.files = (await publish('two', 'Gong')).files;

  // For a mistyped word a file is fetched that was not wanted before.
  expect((await ask(engine, 'riple')).text).toContain('/material-ui/react-button/#ripple');
  expect((await ask(engine, 'gong')).named).toEqual(['Gong']);
});

test('names behind the first are fetched when the text has been shown', async () => {
  const site = await publish('one', 'Bell');
  const engine = await begin(site);

  await ask(engine, 'ripple');
  await vi.waitFor(() => expect(site.asked).toContain('/search/symbols.one.json'));

  const texts = site.asked.findIndex((address) => address.includes('texts'));
  expect(site.asked.slice(0, texts)).not.toContain('/search/symbols.one.json');
});

test('they are fetched at once where the first do not answer', async () => {
  const engine = await begin(await publish('one', 'Bell'));

  await vi.waitFor(async () => expect((await ask(engine, 'bell')).named).toEqual(['Bell']));
});

test('texts are not fetched for letters behind which others follow', async () => {
  const site = await publish('one', 'Bell');
  const engine = await begin(site);
  engine.engine.hear({
    number: -1,
    question: { words: 'ri', current: '', products: [], kinds: [] },
  });
  await new Promise((later) => setTimeout(later, 50));
  const before = site.asked.filter((address) => address.includes('texts'));

  const { text } = await ask(engine, 'ripple');

  expect(before).toEqual([]);
  expect(text).toContain('/material-ui/react-button/#ripple');
});

test('names that come after the first may be those of a new publication', async () => {
  const site = await publish('one', 'Bell');
  const told = site.files.get(START) ?? '';
  site.files = (await publish('two', 'Gong')).files;
  const engine = await begin(site, told);

  await vi.waitFor(async () => expect((await ask(engine, 'gong')).named).toEqual(['Gong']));
});

test('a file that is missing from the site as it is fails, and is asked for again', async () => {
  const site = await publish('one', 'Bell');
  const engine = await begin(site);
  await ask(engine, 'ripple');
  const { files } = site;

  site.files = new Map([[START, files.get(START) ?? '']]);
  const { failed } = await ask(engine, 'riple');
  site.files = files;

  expect(failed).toContain('404');
  expect((await ask(engine, 'riple')).text).toContain('/material-ui/react-button/#ripple');
});

test('a server that answers every address with a page is not believed', async () => {
  const site = await publish('one', 'Bell');
  const engine = await begin(site);
  await ask(engine, 'ripple');
  const { files } = site;

  site.files = new Map([[START, '<!doctype html>']]);
  const { failed } = await ask(engine, 'riple');
  site.files = files;

  expect(failed).not.toBe('');
  expect((await ask(engine, 'riple')).text).toContain('/material-ui/react-button/#ripple');
});

test('nobody is left waiting without network', async () => {
  const engine = await begin(await publish('one', 'Bell'));
  await ask(engine, 'ripple');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

  expect((await ask(engine, 'riple')).failed).toContain('Failed to fetch');
});

interface Site {
  files: Map<string, string>;
  /** The addresses that were fetched. */
  asked: string[];
}

interface Heard {
  engine: SearchEngine;
  replies: Reply[];
}

interface Answer {
  named: readonly string[];
  text: readonly string[];
  failed: string;
}

let number = 0;

/** All files of the search, with a name in the second file that no other publication has. */
async function publish(digest: string, name: string): Promise<Site> {
  const { load, names } = openSampleIndex();
  const published = (text: string) => text.replaceAll('.json', `.${digest}.json`);
  const contents = new Map([['/search/symbols.json', JSON.stringify(part(name))]]);
  for (const file of names) {
    const address = file === 'text' ? '/search/text.json' : file;
    contents.set(address, published(JSON.stringify(await load(file))));
  }
  const symbols: Start = {
    products: [['joy-ui', 'Joy UI']],
    forms: [],
    part: part('Ripple'),
    more: ['symbols'],
    icons: [],
  };
  const named = {
    symbols: published('/search/symbols.json'),
    text: published('/search/text.json'),
  };
  const start = { files: named, products: symbols.products, symbols };
  const files = [...contents].map(([file, text]) => [published(file), text] as const);
  return { files: new Map([...files, [START, JSON.stringify(start)]]), asked: [] };
}

function part(name: string): Start['part'] {
  return { names: [name], holders: [['component', 0, '/joy-ui/api/*/', [0]]], lists: [] };
}

/** An engine on a site, begun with its first file or with one that was fetched earlier. */
async function begin(site: Site, told = site.files.get(START) ?? ''): Promise<Heard> {
  vi.stubGlobal('fetch', async (address: string) => {
    site.asked.push(address);
    const file = site.files.get(address);
    return new Response(file ?? 'Not found', { status: file === undefined ? 404 : 200 });
  });
  const replies: Reply[] = [];
  const engine = new SearchEngine((reply) => replies.push(reply));
  engine.hear({ start: new TextEncoder().encode(told).buffer });
  return { engine, replies };
}

async function ask(
  { engine, replies }: Heard,
  words: string,
  more: Partial<Question> = {},
): Promise<Answer> {
  const question: Question = { words, current: '', products: [], kinds: [], ...more };
  number += 1;
  const asked = number;
  const mine = () => replies.filter((reply) => 'number' in reply && reply.number === asked);
  engine.hear({ number: asked, question });
  await vi.waitFor(() =>
    expect(mine().some((reply) => 'text' in reply || 'failed' in reply)).toBe(true),
  );
  const answer: Answer = { named: [], text: [], failed: '' };
  for (const reply of mine()) {
    if ('named' in reply) {
      const found = reply.named.groups.flatMap((group) => group.found);
      answer.named = found.map(({ name }) => name);
    } else if ('text' in reply) answer.text = reply.text.found.map(({ address }) => address);
    else if ('failed' in reply) answer.failed = reply.failed;
  }
  return answer;
}
