/** Calls back once the page has all it showed at first, and the browser is at rest. */
export function whenLoaded(call: () => void): void {
  if (document.readyState === 'complete') atRest(call);
  else addEventListener('load', () => atRest(call), { once: true });
}

function atRest(call: () => void): void {
  // Safari has no idle callback; a short wait leaves the first paint alone as well.
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 500 });
  else setTimeout(call, 50);
}
