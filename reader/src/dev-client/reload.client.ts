/** Loads the page again: at once where somebody looks at it, otherwise when somebody does. */
export function reloadWhenSeen(): void {
  if (document.visibilityState === 'visible') location.reload();
  else document.addEventListener('visibilitychange', () => location.reload(), { once: true });
}
