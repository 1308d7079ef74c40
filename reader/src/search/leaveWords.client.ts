import { keep, recall } from '../preferences/memory.client.ts';
import { SOUGHT } from './sought.ts';

/** Leaves the words that lead to a page for whoever arrives there; those for others may still be on their way. */
export function leaveWords(pathname: string, words: string): void {
  const lines = recall(SOUGHT)?.split('\n') ?? [];
  keep(SOUGHT, [...lines, `${Date.now()} ${pathname} ${words}`].join('\n'));
}
