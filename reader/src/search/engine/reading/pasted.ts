// The core of what was pasted: an error without its labels, code with what it is mainly about.

/** What was pasted: a piece of code, or what a program says when it runs. */
export type Pasted = 'code' | 'message';

export interface Core {
  text: string;
  /** Words of it that need not be found: the attributes of an element, a path. */
  aside: string;
  /** Nothing where it may have been typed, or where it may be about another version. */
  pasted?: Pasted;
}

/** `Uncaught Error:`, `Warning:`, `Failed prop type:`: how a console begins a message. */
const LABEL =
  /^\W*(?:[A-Za-z]+\W+){0,3}?(?:\w*error|warning|exception|type|TS\d+)(?:\s*TS\d+)?\s*:\s+/i;
/** A product that names itself in front of a sentence: `MUI:`, `MUI X:`. */
const SPEAKER = /^\W*[A-Z][\w-]*(?: [A-Z]\w*)?:\s+(?=[A-Z][a-z]* )/;
/** `Property 'lamp' does not exist on type 'Bulb'`; code has other signs around its strings. */
const QUOTED = /(?<=^|\s)'([^']+)'/g;
const SENTENCE = /\w+\s+\w+/;
const CODE = /[{}()=;]/;
const ADDRESS = /\bhttps?:\/\/\S+/g;

/** `<Button variant="contained">`; an arrow or a comparison is no element. */
const ELEMENT = /<([A-Z][\w.]*)((?:[\s/>{].*)?)$/s;
/** `sx={{ mt: 2 }}`: a prop with its value. */
const ATTRIBUTE = /^\s*([a-z]\w*)=\{(.*)$/s;
/** What somebody chose for this one place. */
const NUMBER = /\b\d+\b/g;
/** `import Grid from '@acme/ui/Grid'`: what is imported, and from where. */
const IMPORT = /^\s*import\s+(?:type\s+)?([^'"]+?)\s+from\s+['"]([^'"]*)['"];?/;

/** Takes away what says nothing about the question, and sets aside what says little. */
export function readCore(typed: string): Core {
  return readImport(typed) ?? readElement(typed) ?? readAttribute(typed) ?? readMessage(typed);
}

/** What stands last in a path was named by its authors: "Grid" may be anybody's name for it. */
function readImport(typed: string): Core | undefined {
  const [, imported, path] = IMPORT.exec(typed) ?? [];
  if (!imported || !path) return undefined;
  const [, named] = /\/([A-Z]\w*)$/.exec(path) ?? [];
  const [text, aside] = named ? [named, imported] : [imported, path];
  return { text, aside, pasted: 'code' };
}

function readElement(typed: string): Core | undefined {
  const [found, tag, attributes = ''] = ELEMENT.exec(typed) ?? [];
  const before = found === undefined ? '' : typed.slice(0, -found.length);
  // Within a sentence an element is one word among others.
  return tag && !/\w/.test(before) ? readCode(tag, attributes) : undefined;
}

function readAttribute(typed: string): Core | undefined {
  const [, name, value = ''] = ATTRIBUTE.exec(typed) ?? [];
  return name ? readCode(name, value) : undefined;
}

function readCode(text: string, around: string): Core {
  return { text, aside: around.replace(NUMBER, ' '), pasted: 'code' };
}

function readMessage(typed: string): Core {
  const text = withoutLabels(typed);
  const quoted = readQuoted(text);
  if (quoted) return quoted;
  return text === typed ? { text, aside: '' } : { text, aside: '', pasted: 'message' };
}

/** A message is about what it quotes; the sentence around that says little, but may tell of another version. */
function readQuoted(message: string): Core | undefined {
  const quoted = [...message.matchAll(QUOTED)].map(([, words = '']) => words);
  const around = message.replace(QUOTED, ' ');
  const isMessage = quoted.length > 0 && SENTENCE.test(around) && !CODE.test(around);
  return isMessage ? { text: quoted.join(' '), aside: around } : undefined;
}

function withoutLabels(message: string): string {
  let text = message;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(LABEL, '').replace(SPEAKER, '');
  }
  const withoutAddress = text.replace(ADDRESS, ' ');
  return /\w/.test(withoutAddress) ? withoutAddress : message;
}
