/** Every word that may be a class; of those that are none Tailwind makes nothing. */
export function candidatesIn(code: string): readonly string[] {
  const texts = [...code.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)];
  const words = texts.flatMap(([, one, other, template]) =>
    (one ?? other ?? template ?? '').split(/\s+/),
  );
  // An apostrophe in a sentence makes texts of what is none, so the bare words count as well.
  return [...words, ...code.split(/[\s"'`]+/)].filter(Boolean);
}
