// What a page tells the offline worker.

export type Message =
  /** Take over at once, although pages of the version before are still open. */
  | { readonly task: 'take over' }
  /** Keep a page that came without the worker's help, and what it loaded. */
  | { readonly task: 'keep'; readonly page: string; readonly loaded: readonly string[] };
