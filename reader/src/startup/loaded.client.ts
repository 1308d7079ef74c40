import { whenIdle } from './whenIdle.client.ts';

/** Calls back once the page has all it showed at first, and the browser is at rest. */
export function whenLoaded(call: () => void): void {
  if (document.readyState === 'complete') whenIdle(call, 500);
  else addEventListener('load', () => whenIdle(call, 500), { once: true });
}
