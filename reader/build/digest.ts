import { createHash } from 'node:crypto';

/** What names a text: short enough for a file, long enough for no other to have it. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
