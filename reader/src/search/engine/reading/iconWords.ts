// Questions for an icon: "trash icon", `DeleteIcon`, `AccountCircle`.

const COMPONENT = /^([A-Z]\w*)Icon$/;
const IMPORTED = /^[A-Z][a-z\d]+(?:[A-Z\d][a-z\d]*)+$/;
/** Of several icons nobody knows which: "add icons" is about how. */
const WORD = /^icon$/i;
/** What is to be done with it says nothing about which. */
const USE = /^(?:import|imports|importing)$/i;

export interface WantedIcon {
  /** What it is called, without the word itself. */
  called: string;
  /** Whether it is written as in code, so that nothing else is meant. */
  isImported: boolean;
}

/** What is asked for, if that may be an icon. */
export function readIcon(words: string): WantedIcon | undefined {
  const written = words.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !USE.test(word));
  const [first = '', ...others] = written;
  if (others.length === 0) {
    const [, named] = COMPONENT.exec(first) ?? [];
    return named || IMPORTED.test(first) ? { called: named ?? first, isImported: true } : undefined;
  }
  const called = written.filter((word) => !WORD.test(word));
  const isAsked = called.length > 0 && called.length < written.length;
  return isAsked ? { called: called.join(' '), isImported: false } : undefined;
}
