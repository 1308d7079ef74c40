// Who answers a request: this file what it writes itself, Vite what is a module, the engine the rest.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { withoutQuery } from '../build/moduleId.ts';
import type { LiveDemos } from './demos.ts';
import { findHeadTags } from './document.ts';
import type { Failures } from './failures.ts';
import type { Frames } from './frames.ts';
import { addressOfVariables, written } from './places.ts';
import type { Questions } from './questions.ts';
import { StartupScript } from './startup.ts';

interface Answerers {
  vite: ViteDevServer;
  demos: LiveDemos;
  frames: Frames;
  questions: Questions;
  failures: Failures;
}

/** Returns who answers every request. */
export async function routeRequests(answerers: Answerers): Promise<RequestListener> {
  const { vite, questions, failures } = answerers;
  const startup = new StartupScript();
  questions.headTags = await findHeadTags(vite);

  return (request, response) => {
    const path = withoutQuery(request.url ?? '/');
    const write = findOwn(path, startup, answerers);
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

/** Finds who writes one of this server's own files. */
function findOwn(
  path: string,
  startup: StartupScript,
  { demos, frames }: Answerers,
): (() => Promise<string>) | undefined {
  if (path === written.startup) return () => startup.write();

  const provider = demos.providers.find((file) => addressOfVariables(file) === path);
  return provider === undefined ? undefined : () => frames.writeVariables(provider);
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
