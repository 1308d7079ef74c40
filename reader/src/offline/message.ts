// What a page tells the offline worker.

export type Message =
  /** Take over at once, although pages of the version before are still open. */
  | { readonly task: 'take over' }
  /** Remove the files that nothing names any more: a product was removed, or another version came. */
  | { readonly task: 'sweep' }
  /**
   * Keep what a page loaded, of which the worker sees only what the browser has not at hand; and
   * the page itself where that came without the worker's help.
   */
  | { readonly task: 'keep'; readonly page?: string; readonly loaded: readonly string[] };
