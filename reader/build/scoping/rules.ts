// Selectors of whole stylesheets, written anew while they are bundled.

import type { AtRule, Root } from 'postcss';

/** Writes the selectors of a stylesheet anew; those within a rule depend on it and stay. */
export function rewriteSelectors(
  sheet: Root | AtRule,
  rewrite: (selectors: string) => string,
): void {
  sheet.each((node) => {
    if (node.type === 'rule') node.selector = rewrite(node.selector);
    // The steps of an animation only look like selectors.
    if (node.type === 'atrule' && !/keyframes$/.test(node.name)) rewriteSelectors(node, rewrite);
  });
}
