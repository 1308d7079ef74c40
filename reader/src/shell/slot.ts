type SlotName = 'navigation' | 'article' | 'contents' | 'neighbors' | 'page-links';

/** The props of an element whose inside the engine writes: a comment marks the place. */
export function slot(name: SlotName) {
  return { dangerouslySetInnerHTML: { __html: `<!--slot:${name}-->` } };
}
