// The offline worker, `/sw.js`: what visitors have seen stays with them when the network is away.

import {
  answerChanging,
  answerDocument,
  answerHashed,
  answerSearch,
} from '../offline/answering.worker.ts';
import { kindOf } from '../offline/kinds.ts';
import { makeReady, obey, takeOver } from '../offline/lifetime.worker.ts';
import type { Message } from '../offline/message.ts';
import type { OfflineScope } from '../offline/scope.ts';

// What "self" is in a worker of this kind, the types of pages do not know.
const scope = self as unknown as OfflineScope;
const home = scope.location.origin;

const answers = {
  document: answerDocument,
  hashed: answerHashed,
  changing: answerChanging,
  search: answerSearch,
};

scope.addEventListener('install', (event) => event.waitUntil(makeReady(home)));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope)));
scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, home);
  if (kind) event.respondWith(answers[kind](event));
});
// Only pages of this site can speak to its worker, and they say nothing else.
scope.addEventListener('message', (event) => event.waitUntil(obey(event.data as Message, scope)));
