/** Keeps the theme of the demos in `window.theme`, for those who explore it in the console, and says so once. */
export function exposeTheme(theme: object): void {
  // A frame has a console of its own, which the sandbox listens to.
  if (self !== top) return;

  if (!('theme' in self)) console.info('window.theme is the theme of the demos on this page.');
  Object.assign(self, { theme });
}
