// What stands at `/sw.js` when the offline worker is switched off: it replaces that, and leaves.

import { leave } from '../offline/lifetime.worker.ts';
import type { OfflineScope } from '../offline/scope.ts';

// What "self" is in a worker of this kind, the types of pages do not know.
const scope = self as unknown as OfflineScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave(scope)));
