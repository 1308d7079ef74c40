import { hasCommandKey } from '../../startup/platform.client.ts';

/** Names the key that begins a shortcut as this machine does, with what follows it. */
export function nameKeys(): void {
  for (const keys of document.querySelectorAll<HTMLElement>('[data-keys]')) {
    keys.textContent = (hasCommandKey() ? '⌘' : 'Ctrl') + keys.dataset.keys;
  }
}
