// What an address such as `/production-error/?code=9&args[]=teal` asks for.

export interface Question {
  code: string;
  /** What belongs in the places of the message, in order. */
  words: readonly string[];
}

/** Reads the question in an address; without a number there is none. */
export function questionIn(search: string): Question | undefined {
  const asked = new URLSearchParams(search);
  // Longer text is no number, and what somebody else wrote should not fill the page.
  const code = asked.get('code')?.trim().slice(0, 12);
  return code ? { code, words: asked.getAll('args[]') } : undefined;
}

/** The number as the list below writes it; other text is no number of it. */
export function numberIn(code: string): string | undefined {
  return /^0*(\d{1,6})$/.exec(code)?.[1];
}
