// The language of the code on show.

export const CODE_VARIANTS = ['JS', 'TS'] as const;

export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** The ending of a file, where the name in a link ends. */
const IN_HASH = /^[^?]*\.(js|tsx)(?:\?|$)/;

/** The variant that a link asks for: its hash ends as the file it means, before any `?`. */
export function codeVariantInHash(hash: string): CodeVariant | undefined {
  const ending = IN_HASH.exec(hash)?.[1];
  if (ending === 'js') return 'JS';
  return ending === 'tsx' ? 'TS' : undefined;
}
