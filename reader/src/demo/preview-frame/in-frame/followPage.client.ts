// The document of a frame looks as the page around it does.

import { ALL } from '../../../preferences/preferences.client.ts';

/** What of the page shows in its frames as well. */
const ATTRIBUTES = ['data-scheme', ...ALL.map(({ attribute }) => attribute)];

/** Keeps the document in step with the page that holds its frame: what is chosen there holds here. */
export function followPage(page: HTMLElement): void {
  const root = document.documentElement;
  const follow = (name: string) => {
    const value = page.getAttribute(name);
    if (value !== null && value !== root.getAttribute(name)) root.setAttribute(name, value);
  };
  const watcher = new MutationObserver((changes) => {
    // Only what changed: what else holds here may be set for this frame alone.
    for (const { attributeName } of changes) follow(attributeName ?? '');
  });
  watcher.observe(page, { attributeFilter: ATTRIBUTES });
  ATTRIBUTES.forEach(follow);
  // Paper is light.
  addEventListener('beforeprint', () => root.setAttribute('data-scheme', 'light'));
  addEventListener('afterprint', () => follow('data-scheme'));
}
