// The elements that edited code cannot make, and how they are found in markup.

/** What holds or leads to another document, or connects to its host before anybody asks for it. */
const REFUSED = asLookup('base embed fencedframe frame frameset iframe object portal'.split(' '));

/** In markup also these: made by their names, two are held to what is harmless; an entity can hide a tag. */
const REFUSED_IN_MARKUP = asLookup([...Object.keys(REFUSED), 'link', 'meta', '!entity']);

/** Longer, no element is named: what looks like it tries to hide its end. */
const LONGEST_NAME = 60;

// Code that runs later may replace what it finds on prototypes, but not what was taken from them before.
const { apply } = Reflect;
const { indexOf, toLowerCase } = String.prototype;

/** Throws when code wants an element of that name; a prefix before it does not matter. */
export function refuseElement(name: string): void {
  const local = readName(name, 0);
  if (local === undefined || local in REFUSED) throw refusal(local ?? name);
}

/** Throws when some markup has such an element in it, in whichever document it is read. */
export function refuseInMarkup(markup: string): void {
  const from = (start: number): number => apply(indexOf, markup, ['<', start]);
  for (let at = from(0); at >= 0; at = from(at + 1)) {
    const name = readName(markup, at + 1);
    if (name === undefined || name in REFUSED_IN_MARKUP) throw refusal(name ?? '…');
  }
}

/** The name that begins at a place, in small letters and without its prefix; nothing where it does not end. */
function readName(text: string, start: number): string | undefined {
  let name = '';
  for (let at = start; at < start + LONGEST_NAME; at += 1) {
    // Past the end of a text its prototype would be asked.
    const letter = at < text.length ? `${text[at]}` : ' ';
    if (letter in ENDS) return apply(toLowerCase, name, []);
    name = letter === ':' ? '' : name + letter;
  }
  return undefined;
}

const ENDS = asLookup([' ', '\t', '\n', '\f', '\r', '/', '>']);

/** Without a prototype, to which later code could add. */
function asLookup(names: readonly string[]): Readonly<Record<string, true>> {
  const lookup: Record<string, true> = Object.create(null);
  for (const name of names) lookup[name] = true;
  return Object.freeze(lookup);
}

function refusal(name: string): TypeError {
  return new TypeError(
    `Edited code cannot use <${name}>: nothing in it may lead to another document.`,
  );
}
