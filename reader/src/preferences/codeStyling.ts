// The way demos are styled in the code on show.

export const CODE_STYLINGS = ['system', 'tailwind', 'css'] as const;

export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** A link to a file of code, such as `#tailwind-BasicSwitch.tsx`; what it says behind a `?` is not its name. */
const IN_HASH = /^#(system|tailwind|css)-[^?]*\.(?:js|tsx)(?:\?|$)/;

/** The styling that a link asks for; nothing when its hash names no file or no styling. */
export function codeStylingInHash(hash: string): CodeStyling | undefined {
  const asked = IN_HASH.exec(hash)?.[1];
  return CODE_STYLINGS.find((styling) => styling === asked);
}
