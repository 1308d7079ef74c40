import { addToHead } from './addToHead.client.ts';
import { makeElement } from './makeElement.client.ts';

/** Binds this document to one more Content-Security-Policy from now on; what any of them refuses is refused. */
export function addPolicy(directives: readonly string[]): void {
  const httpEquiv = 'Content-Security-Policy';
  addToHead(makeElement('meta', { httpEquiv, content: directives.join('; ') }));
}
