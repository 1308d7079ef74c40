// Names and questions, taken apart into the words they are made of.

/** The words of a name: `AddShoppingCart` is made of three, `Battery20` of two. */
export function wordsOfName(name: string): readonly string[] {
  return name.match(PART)?.map((word) => word.toLowerCase()) ?? [];
}

const PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/** What a visitor may write after a name and does not mean. */
const ENDINGS = /(?:icon|icons|filled|outlined|rounded|twotone|sharp)$/;

/** The words of what was typed; names of components and imports are understood as well. */
export function wordsOfQuestion(typed: string): readonly string[] {
  const name = typed.trim().replace(/^.*@mui\/icons-material\/?/, '');
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The same word without what may stand at its end: of one, of several, of a style. */
export function formsOf(word: string): readonly string[] {
  const bare = word.replace(ENDINGS, '');
  const one = bare.length > 3 ? bare.replace(/(?<!s)s$/, '') : bare;
  return [...new Set([word, bare, one])].filter((form) => form.length > 0);
}
