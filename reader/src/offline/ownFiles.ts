// What the worker knows by heart: the hashed files of the build it came with.

export interface OwnFiles {
  /** What every page loads. */
  readonly pages: readonly string[];
  /** What the search dialog consists of. */
  readonly search: readonly string[];
  /** What the page loads that is shown in the place of one that is not kept. */
  readonly away: readonly string[];
}

/** Written in by the bundler; nothing in a test. */
declare const OWN_FILES: OwnFiles | undefined;

export const ownFiles: OwnFiles =
  typeof OWN_FILES === 'undefined' ? { pages: [], search: [], away: [] } : OWN_FILES;
