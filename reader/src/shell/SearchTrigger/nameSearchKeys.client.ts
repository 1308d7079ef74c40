import { hasCommandKey } from '../../startup/platform.client.ts';

/** Writes on the search field which keys open it on this machine. */
export function nameSearchKeys(): void {
  for (const keys of document.querySelectorAll('[data-search-keys]')) {
    keys.textContent = hasCommandKey() ? '⌘ K' : 'Ctrl K';
  }
}
