// The core of what was pasted: an error without its labels, code with what it is mainly about.

export interface Core {
  text: string;
  /** Words of it that need not be found: the attributes of an element, a path. */
  aside: string;
}

/** `Uncaught Error:`, `Warning:`, `Failed prop type:`: how a console begins a message. */
const LABEL =
  /^\W*(?:[A-Za-z]+\W+){0,3}?(?:\w*error|warning|exception|type|TS\d+)(?:\s*TS\d+)?\s*:\s+/i;
/** A product that names itself in front of a sentence: `MUI:`, `MUI X:`. */
const SPEAKER = /^\W*[A-Z][\w-]*(?: [A-Z]\w*)?:\s+(?=[A-Z][a-z]* )/;
const ADDRESS = /\bhttps?:\/\/\S+/g;

/** `<Button variant="contained">`; an arrow or a comparison is no element. */
const ELEMENT = /<([A-Z][\w.]*)((?:[\s/>{].*)?)$/s;
/** `import Grid from '@acme/ui/Grid'`: what is imported, and from where. */
const IMPORT = /^\s*import\s+(?:type\s+)?([^'"]+?)\s+from\s+['"]([^'"]*)['"];?/;

/** Takes away what says nothing about the question, and sets aside what says little. */
export function readCore(typed: string): Core {
  const [, imported, path] = IMPORT.exec(typed) ?? [];
  if (imported && path) return readImport(imported, path);
  const [found, tag, attributes = ''] = ELEMENT.exec(typed) ?? [];
  const before = found === undefined ? '' : typed.slice(0, -found.length);
  // Within a sentence an element is one word among others.
  if (tag && !/\w/.test(before)) return { text: tag, aside: attributes };
  return { text: withoutLabels(typed), aside: '' };
}

/** What stands last in a path was named by its authors: "Grid" may be anybody's name for it. */
function readImport(imported: string, path: string): Core {
  const [, named] = /\/([A-Z]\w*)$/.exec(path) ?? [];
  return named ? { text: named, aside: imported } : { text: imported, aside: path };
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
