// The products that a question names: "joy select", "button in Base UI".

/** A product's id and its name. */
export type ProductName = readonly [id: string, name: string];

export interface NamedProducts {
  /** The ids of the products that are meant. */
  meant: readonly string[];
  /** The words that say so, and those that several products have in their names. */
  words: readonly string[];
  /** Those of them that are also called so as a thing: "data grid". */
  things: readonly string[];
}

interface Spoken {
  ids: readonly string[];
  /** Its name as words; the part by which it differs from others of the family; that part alone. */
  whole: readonly string[];
  own: string;
}

/** Finds the products named among the words of a question, in small letters. */
export function findProducts(
  words: readonly string[],
  products: readonly ProductName[],
): NamedProducts {
  const family = familyWords(products);
  const named = products.map((product) => speak(product, products, family));
  const found = named.filter((spoken) => isNamed(spoken, words, family));
  // "MUI X" is no more than the beginning of nothing else.
  const said = found.flatMap(({ whole }) => whole);
  return {
    meant: [...new Set(found.flatMap(({ ids }) => ids))],
    words: words.filter((word) => family.has(word) || said.includes(word)),
    things: found.filter(isThing(family)).flatMap(({ whole }) => whole),
  };
}

/** Words in the names of several products: of "Joy UI" and "Base UI" the second. */
function familyWords(products: readonly ProductName[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [, name] of products) {
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([word]) => word));
}

function speak(
  [id, name]: ProductName,
  products: readonly ProductName[],
  family: ReadonlySet<string>,
): Spoken {
  const whole = wordsOf(name);
  const own = whole.filter((word) => !family.has(word));
  // A product may stand for those below it.
  const ids = products.map(([other]) => other).filter((other) => isBelow(other, id));
  return { ids, whole, own: own.length === 1 ? (own[0] ?? '') : '' };
}

function isThing(family: ReadonlySet<string>): (spoken: Spoken) => boolean {
  return ({ whole }) => whole.length > 1 && !whole.some((word) => family.has(word));
}

function isBelow(other: string, id: string): boolean {
  return other === id || other.startsWith(`${id}-`);
}

function isNamed(
  { ids, whole, own }: Spoken,
  words: readonly string[],
  family: ReadonlySet<string>,
) {
  if (whole.length > 1) {
    if (` ${words.join(' ')} `.includes(` ${whole.join(' ')} `)) return true;
    if (!own) return false;
    // Alone it stands in front of what is looked for: "joy select", but not "enjoy the base".
    const [first, ...others] = words.filter((word) => !family.has(word));
    return first === own && others.length > 0;
  }
  // "Toolpad" is called as its id begins; "Charts" may be any.
  return whole.length === 1 && (ids[0] ?? '').startsWith(`${own}-`) && words.includes(own);
}

function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
