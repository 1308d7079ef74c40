// Selectors that reach no further than one demo.

import { rewriteSubjects } from '../../src/prerender/subjects.node.ts';

/** The attribute of what belongs to a variant: its part in the page, and what it opens above the page. */
const SCOPE = 'data-scope';

/** Where the styles of one variant hold. */
export function scopeOf(variant: string): string {
  return `[${SCOPE}="${variant}"]`;
}

/** Where the styles that all variants of a styling share hold. */
export function scopeOfAll(styling: string): string {
  return `[${SCOPE}$="/${styling}"]`;
}

/**
 * Lets each selector of a list match only what is within a scope, as strong as it was before.
 *
 * The scope is asked of the element itself, not of where the selector begins: what an author
 * says of the document around, such as its direction, still means the document.
 */
export function confine(selectors: string, scope: string): string {
  return rewriteSubjects(selectors, (subject) =>
    DOCUMENT.test(subject) ? scope : `${subject}:where(${scope} *)`,
  );
}

/** Live parts that are not part of the article themselves. */
const FOREIGN = 'live-part:not([data-article])';

/** Lets each selector of a list match nothing that belongs to a demo, as strong as it was before. */
export function keepOutOfDemos(selectors: string): string {
  return rewriteSubjects(
    selectors,
    (subject) => `${subject}:where(:not(${FOREIGN} *,[${SCOPE}] *))`,
  );
}

/** Stands for the demo's own place, where its author wrote for a whole document. */
const DOCUMENT = /^(?::root|:host|html|body)$/;
