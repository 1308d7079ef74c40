// @vitest-environment node
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAuthor } from './author.ts';
import type { Outgoing } from './messages.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

let root: string;
let engine: Engine;
let address: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'author-')));
  await writeFile(join(root, 'Save.tsx'), 'export default function Save() { return <p>Save</p>; }');
  engine = new Engine();
  engine.say({ start: startAt(0) });
  address = (await engine.hear('ready')).ready;
});

afterAll(async () => {
  engine.leave();
  expect(await engine.ended).toBe(0);
  await rm(root, { recursive: true });
});

test("a document is the engine's, with the open line to Vite before everything else", async () => {
  const fetched = fetch(`${address}/joy-ui/caf%C3%A9/?x=1`);
  const { ask, path, search } = await engine.hear('ask');

  engine.say({ answer: ask, status: 200, headers: HTML, body: '<html><head><title>A</title>' });

  expect({ path, search }).toEqual({ path: '/joy-ui/café/', search: '?x=1' });
  const html = await (await fetched).text();
  expect(html).toMatch(/^<html><head>\n[\s\S]*@react-refresh[\s\S]*\/@vite\/client[\s\S]*<title>A/);
});

test('a file is sent in place of a body', async () => {
  const fetched = fetch(`${address}/assets/picture.svg`);
  const { ask } = await engine.hear('ask');
  await writeFile(join(root, 'picture.svg'), '<svg/>');

  engine.say({ answer: ask, file: join(root, 'picture.svg'), headers: { 'x-kind': 'picture' } });

  const answer = await fetched;
  expect(answer.headers.get('x-kind')).toBe('picture');
  expect(await answer.text()).toBe('<svg/>');
});

test('a file that is gone is not found', async () => {
  const fetched = fetch(`${address}/assets/gone.svg`);
  const { ask } = await engine.hear('ask');

  engine.say({ answer: ask, file: join(root, 'gone.svg') });

  expect((await fetched).status).toBe(404);
});

test('nothing but reading is understood', async () => {
  expect((await fetch(`${address}/`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${address}/%ff/`)).status).toBe(400);
});

test('a demo is a module that brings itself to life', async () => {
  const text = await (await fetch(`${address}/@id/virtual:demo/page/Save/system`)).text();

  expect(text).toContain('Save.tsx');
  expect(text).toContain('export const hydrate');
});

test('a demo that came later is served too', async () => {
  engine.say({ demos: [{ id: 'page/Late/system', file: 'Save.tsx' }] });

  const late = await fetch(`${address}/@id/virtual:demo/page/Late/system`);

  expect(await late.text()).toContain('Save.tsx');
});

test('a demo finds its own files and the packages of the project', async () => {
  await writeCut({
    'index.tsx': `import Button from '@mui/material/Button';
      import picture from './own.svg';
      import './styles.css';
      export default function Rich() { return <Button href={picture}>Rich</Button>; }`,
    'styles.css': "@import './more.css'; .a { background: url(own.svg) }",
    'more.css': '.more { color: teal }',
    'own.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });

  const answers = await Promise.all(['index.tsx', 'styles.css', 'own.svg?import'].map(askForFile));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [code = '', styles = ''] = await Promise.all(answers.map((answer) => answer.text()));
  expect(code).toMatch(/from "[^"]*@mui_material_Button|from "[^"]*Button/);
  expect(code).toContain('@react-refresh');
  expect(styles).toContain('.more');
});

test('only modules are given out', async () => {
  const project = join(import.meta.dirname, '../..');

  const [outside, settings, engines] = await Promise.all(
    ['/etc/hostname', `${project}/package.json`, `${project}/src/tearsheet/cli/__init__.py`].map(
      (file) => fetch(`${address}/@fs${file}?raw`),
    ),
  );

  expect([outside?.status, settings?.status, engines?.status]).toEqual([403, 403, 403]);
});

test('parts are rendered, and one that fails leaves the others alone', async () => {
  const facts = {
    name: 'Docs',
    host: 'https://docs.example',
    repository: null,
    asksConsent: false,
    pages: [],
    feed: null,
  };
  const frame = { site: facts, product: null, products: [], versions: [], stylings: [] };

  engine.say({
    render: 7,
    parts: [
      { part: 'Nothing', props: {} },
      { part: 'Frame', props: frame },
    ],
  });

  expect(await engine.hear('rendered')).toMatchObject({
    rendered: 7,
    parts: [
      { error: { message: 'There is no part "Nothing".' } },
      { html: expect.stringContaining('<!--slot:article-->') },
    ],
  });
});

test('the addresses of the reader lead to its files', async () => {
  const { startup, browser, author, styles, textFont, variables } = engine.assets;
  const all = [startup, browser, author, ...styles, textFont, ...Object.values(variables)];

  const answers = await Promise.all(
    all.map((path) => fetch(address + path, { headers: { accept: 'text/css,*/*' } })),
  );

  expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
  const types = answers.slice(3, -3).map(({ headers }) => headers.get('content-type'));
  expect(new Set(types)).toEqual(new Set(['text/css']));
}, 20_000);

test('a port that is taken is said, with what to do', async () => {
  const second = new Engine();

  second.say({ start: startAt(Number(new URL(address).port)) });

  const { failed } = await second.hear('failed');
  expect(failed.problem).toMatch(/^Port \d+ is taken\.$/);
  expect(await second.ended).toBe(3);
});

function startAt(port: number) {
  const demo = { id: 'page/Save/system', file: 'Save.tsx' };
  return {
    root,
    host: '127.0.0.1',
    port,
    content: root,
    written: join(root, 'written'),
    cacheDir: join(root, 'vite'),
    demos: [demo],
  };
}

/** Writes a demo with files of its own, and lets the server know of it. */
async function writeCut(files: Record<string, string>) {
  const folder = join(root, 'page/demos/Rich/css');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const file = join(folder, 'index.tsx');
  engine.say({ demos: [{ id: 'page/Rich/css', file }] });
}

function askForFile(name: string) {
  const headers = { accept: 'text/css,*/*' };
  return fetch(`${address}/@fs${root}/page/demos/Rich/css/${name}`, { headers });
}

type Said<Key> = Extract<Outgoing, Record<Key & string, unknown>>;

/** The other half of the live server, as far as these tests need one. */
class Engine {
  readonly ended: Promise<number>;
  readonly #input = new PassThrough();
  readonly #heard: Outgoing[] = [];
  #wake: () => void = () => undefined;

  constructor() {
    this.ended = serveAuthor(this.#input, (message) => {
      this.#heard.push(message);
      this.#wake();
    });
  }

  get assets() {
    const ready = this.#heard.find((message) => 'ready' in message);
    if (!ready) throw new Error('The server is not ready.');
    return ready.assets;
  }

  say(message: object): void {
    this.#input.write(`${JSON.stringify(message)}\n`);
  }

  leave(): void {
    this.#input.end();
  }

  /** Waits for the next message of a kind; the first one stays to be read again. */
  async hear<Key extends string>(kind: Key): Promise<Said<Key>> {
    for (;;) {
      const place = this.#heard.findIndex((message) => kind in message);
      const found = this.#heard[place];
      if (found && kind !== 'ready') this.#heard.splice(place, 1);
      if (found) return found as Said<Key>;

      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
  }
}
