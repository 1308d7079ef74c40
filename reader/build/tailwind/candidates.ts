// The words in a demo that may be names of utilities.

import { parseSync, Visitor } from 'vite';

/** Finds every word of the texts in some code; which of them mean something, Tailwind knows. */
export function candidatesIn(code: string): ReadonlySet<string> {
  const found = new Set<string>();
  const note = (text: unknown) => {
    if (typeof text === 'string') for (const word of text.split(/\s+/)) found.add(word);
  };
  const visitor = new Visitor({
    Literal: ({ value }) => note(value),
    TemplateElement: ({ value }) => note(value.cooked),
    // Names of classes that are switched on and off: { flex: open }.
    Property: ({ key }) => note('name' in key && key.name),
  });
  // What does not parse says nothing; the bundler will complain about it.
  visitor.visit(parseSync('demo.tsx', code).program);
  found.delete('');
  return found;
}
