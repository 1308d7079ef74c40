// The pages a visitor came from, so that the way back is short.

import { keep, recall } from '../preferences/memory.ts';

const KEY = 'recent';
const KEPT = 7;

/** The addresses of the pages seen last, the latest first. */
export function recentPages(): readonly string[] {
  return asAddresses(recall(KEY));
}

/** Notes that a page is being read. */
export function rememberPage(address: string): void {
  const others = recentPages().filter((other) => other !== address);
  keep(KEY, JSON.stringify([address, ...others].slice(0, KEPT)));
}

/** What was kept may have been written by anybody, or long ago. */
function asAddresses(kept: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    // Not JSON: as good as nothing.
    return [];
  }
}
