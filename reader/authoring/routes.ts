// Who answers a request: this file what it writes itself, Vite what is a module, the engine the rest.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { findHeadTags } from './document.ts';
import type { Failures } from './failures.ts';
import { type Frames, libraries } from './frames.ts';
import { written } from './places.ts';
import type { Questions } from './questions.ts';
import { StartupScript } from './startup.ts';

interface Answerers {
  vite: ViteDevServer;
  frames: Frames;
  questions: Questions;
  failures: Failures;
}

/** Returns who answers every request. */
export async function routeRequests(answerers: Answerers): Promise<RequestListener> {
  const { vite, questions, failures } = answerers;
  const own = ownFiles(answerers);
  questions.headTags = await findHeadTags(vite);

  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const write = own.get(path);
    if (write) send(response, path, write);
    else if (isDocument(request, path)) questions.ask(request, response);
    else {
      vite.middlewares(request, response, () => {
        const failure = failures.of(request);
        if (failure) fail(response, failure);
        else questions.ask(request, response);
      });
    }
  };
}

function ownFiles({ frames }: Answerers): ReadonlyMap<string, () => Promise<string>> {
  const startup = new StartupScript();
  return new Map([
    [written.startup, () => startup.write()],
    ...libraries.map(
      (library) => [written.variables[library], () => frames.writeVariables(library)] as const,
    ),
  ]);
}

/** Documents do not pass through Vite: the folders of the repository are no pages. */
function isDocument({ headers }: IncomingMessage, path: string): boolean {
  return headers['sec-fetch-dest'] === 'document' || path.endsWith('/');
}

/** Says why there is no module; the browser shows it where it shows what it could not load. */
function fail(response: ServerResponse, { message }: Error): void {
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.writeHead(500).end(message);
}

async function send(
  response: ServerResponse,
  path: string,
  write: () => Promise<string>,
): Promise<void> {
  const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('cache-control', 'no-cache');
  try {
    response.end(await write());
  } catch (thrown) {
    const failure = thrown instanceof Error ? thrown : new Error(String(thrown));
    console.error(`${path} cannot be written: ${failure.message}`);
    fail(response, failure);
  }
}
