// The live server, from the engine's first line to its last.

import type { Readable } from 'node:stream';
import { Announcements } from './announcements.ts';
import { findAssets } from './assets.ts';
import { Changes } from './changes.ts';
import { LiveDemos } from './demos.ts';
import { Failures } from './failures.ts';
import { Frames } from './frames.ts';
import { type Incoming, readMessages, type Start, type Tell } from './messages.ts';
import { asFailure, openPort } from './port.ts';
import { Questions } from './questions.ts';
import { routeRequests } from './routes.ts';
import { locateThrown } from './thrown.ts';
import { openVite } from './vite.ts';

/** The exit code that goes with `failed`. */
const FAILED = 3;

/** In milliseconds: the engine has its frames by then, and the author looks for the browser. */
const WARM_AFTER = 1000;

/** Serves until the engine is gone; returns the exit code. */
export async function serveAuthor(input: Readable, tell: Tell): Promise<number> {
  const messages = readMessages(input);
  const first = (await messages.next()).value;
  if (!first || !('start' in first)) {
    const remedy = 'Start it by `tearsheet dev`, which says what to serve.';
    tell({ failed: { problem: 'The first message does not say what to serve.', remedy } });
    return FAILED;
  }

  try {
    const desk = await open(first.start, tell);
    for await (const message of messages) desk.take(message);
    await desk.close();
    return 0;
  } catch (thrown) {
    tell({ failed: asFailure(thrown, first.start) });
    return FAILED;
  }
}

/** Opens everything and says that it is open. */
async function open(start: Start, tell: Tell) {
  const port = await openPort(start);
  const demos = new LiveDemos(start);
  const changes = new Changes();
  const failures = new Failures();
  const vite = await openVite(start, port.http, { demos, changes, failures });
  locateThrown(vite, start.content);
  const frames = new Frames(vite.environments.ssr);
  const questions = new Questions(tell);
  const announcements = new Announcements(vite.environments.client.hot);
  changes.report({
    forget: (file) => frames.forget(file),
    tell: async (changed) => tell({ changed, assets: await findAssets(vite, demos) }),
  });
  port.serve(await routeRequests({ vite, demos, frames, questions, failures }));
  tell({ ready: port.address, assets: await findAssets(vite, demos) });
  const warming = setTimeout(() => frames.warm(demos.providers), WARM_AFTER);

  const take = (message: Incoming): void => {
    if ('answer' in message) questions.answer(message);
    else if ('event' in message) announcements.announce(message);
    else if ('demos' in message) demos.replace(message.demos, vite);
    else if ('render' in message) {
      const { render, parts } = message;
      frames.render(parts).then((rendered) => tell({ rendered: render, parts: rendered }));
    }
  };
  const close = async (): Promise<void> => {
    clearTimeout(warming);
    port.http.closeAllConnections();
    port.http.close();
    await vite.close();
  };
  return { take, close };
}
