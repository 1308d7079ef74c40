// The language of the code on show.

export const CODE_VARIANTS = ['JS', 'TS'] as const;

export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** The variant that a link asks for: its hash ends as the file it means. */
export function codeVariantInHash(hash: string): CodeVariant | undefined {
  if (hash.endsWith('.js')) return 'JS';
  return hash.endsWith('.tsx') ? 'TS' : undefined;
}
