// The props of a page's components, folded in its API section.

import { onClick } from '../../ui/delegation.client.ts';

/** Fetches the props of a component when its fold is opened for the first time. */
export function offerOwnProps(): void {
  onClick('.api-entries summary:only-child', async ({ parentElement: fold }) => {
    if (fold) (await import('./showOwnProps.client.ts')).showOwnProps(fold);
  });
}
