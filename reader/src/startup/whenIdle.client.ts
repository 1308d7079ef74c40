/** Calls back when the browser has nothing else to do, and after `timeout` milliseconds at the latest. */
export function whenIdle(call: () => void, timeout: number): void {
  // Safari has no idle callback; a short wait leaves the first paint alone as well.
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout });
  else setTimeout(call, 200);
}
