// Registers the offline worker, lets a newer one take over, and shows its site once it has.

import { COMING } from '../offline/caches.ts';
import type { Message } from '../offline/message.ts';
import { whenActivated } from './activation.client.ts';
import { reloadInFocus } from './reloadInFocus.client.ts';
import { whenIdle } from './whenIdle.client.ts';

const WORKER = '/sw.js';

/** How long a page that is never idle puts off the worker, in milliseconds. */
const TIMEOUT = 2000;

/** Registers the worker when the browser is idle; where it cannot, the site is what it was. */
export function followWorker(): void {
  if (!('serviceWorker' in navigator)) return;

  whenActivated(() => {
    // Another page may bring a newer worker while this one is still busy.
    reloadAfterUpdate(navigator.serviceWorker);
    whenIdle(begin, TIMEOUT);
  });
}

function begin(): void {
  // A browser may refuse for many reasons, of which the visitor can do nothing about any.
  follow(navigator.serviceWorker)
    .then(carryOn)
    .catch(() => undefined);
}

/** Registers the worker. */
export async function follow(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register(WORKER, { updateViaCache: 'none' });
  registration.addEventListener('updatefound', () => letIn(registration));
  letIn(registration);
  tell((await workers.ready).active, visit());
}

/** Loads the page anew once a worker takes over from another, since it brings a newer site. */
export function reloadAfterUpdate(workers: ServiceWorkerContainer): void {
  let { controller } = workers;
  workers.addEventListener('controllerchange', () => {
    // The first worker of a first visit changes nothing of the page.
    if (controller) reloadInFocus();
    controller = workers.controller;
  });
}

/** Goes on with whole products that are kept, or on their way; nobody else fetches what does that. */
async function carryOn(): Promise<void> {
  if (await caches.has(COMING.name)) {
    await (await import('../offline/products/keepProduct.client.ts')).carryOn();
  }
}

/** Tells the worker that waits, or will wait once it is installed, to wait no longer. */
function letIn({ waiting, installing }: ServiceWorkerRegistration): void {
  tell(waiting, { task: 'take over' });
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') tell(installing, { task: 'take over' });
  });
}

/** Whether the worker saw the page: it did not on a first visit, nor when the page was fetched ahead. */
function cameByWorker(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'workerStart' in visit && visit.workerStart !== 0;
}

/** What was loaded, perhaps without the worker to see it. */
function visit(): Message {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return { task: 'keep', ...(!cameByWorker() && { page: location.href }), loaded };
}

function tell(worker: ServiceWorker | null, message: Message): void {
  worker?.postMessage(message);
}
