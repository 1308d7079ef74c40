import type { Question } from './engine/question.ts';

/** The words of a question without those that need not be found. */
export function tellingWords({ words, light = [] }: Question): string {
  const written = words.split(/\s+/);
  return written.filter((word) => !light.includes(word.toLowerCase())).join(' ');
}
