import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow, reloadAfterUpdate } from './followWorker.client.ts';

const told = vi.fn();

beforeEach(() => {
  told.mockClear();
  arriveBy(0);
});

afterEach(() => vi.unstubAllGlobals());

test('a worker that waits is told to take over', async () => {
  await follow(workers({ waiting: worker('installed') }));

  expect(told).toHaveBeenCalledWith({ task: 'take over' });
});

test('a worker that is still being installed is told when it is ready', async () => {
  const young = worker('installing');
  await follow(workers({ installing: young }));
  expect(told).not.toHaveBeenCalledWith({ task: 'take over' });

  Object.assign(young, { state: 'installed' }).dispatchEvent(new Event('statechange'));

  expect(told).toHaveBeenCalledWith({ task: 'take over' });
});

test('the worker is told of a page that it has not seen', async () => {
  await follow(workers({}));

  expect(told).toHaveBeenCalledWith({ task: 'keep', page: location.href, loaded: [] });
});

test('of a page that it has seen it is told only what that loaded', async () => {
  arriveBy(12.5);

  await follow(workers({}));

  expect(told).toHaveBeenCalledExactlyOnceWith({ task: 'keep', loaded: [] });
});

test('a worker that takes over from another brings a newer site, the first one of a visit does not', () => {
  const reload = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const container = workers({});
  reloadAfterUpdate(container);

  takeOver(container);
  expect(reload).not.toHaveBeenCalled();
  takeOver(container);

  expect(reload).toHaveBeenCalledOnce();
});

test('a browser that refuses is told to the one who asked, and nothing else happens', async () => {
  const register = () => Promise.reject(new Error('refused'));
  const refusing = Object.assign(workers({}), { register });

  await expect(follow(refusing as never)).rejects.toThrow('refused');

  expect(told).not.toHaveBeenCalled();
});

/** The page came with the help of a worker that was started then; at 0 there was none. */
function arriveBy(workerStart: number): void {
  const entries: Record<string, object[]> = { navigation: [{ workerStart }], resource: [] };
  vi.stubGlobal('performance', { getEntriesByType: (kind: string) => entries[kind] });
}

function worker(state: ServiceWorkerState): ServiceWorker {
  const made = Object.assign(new EventTarget(), { state, postMessage: told });
  // A part of it is enough here.
  return made as unknown as ServiceWorker;
}

function takeOver(container: ServiceWorkerContainer): void {
  Object.assign(container, { controller: worker('activated') });
  container.dispatchEvent(new Event('controllerchange'));
}

function workers(found: Partial<ServiceWorkerRegistration>): ServiceWorkerContainer {
  const registration = Object.assign(new EventTarget(), found);
  const ready = Promise.resolve({ active: worker('activated') });
  const made = { controller: null, ready, register: async () => registration };
  return Object.assign(new EventTarget(), made) as unknown as ServiceWorkerContainer;
}
