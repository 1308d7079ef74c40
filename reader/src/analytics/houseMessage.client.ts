import type { Fields } from './TagService.client.ts';
import { whenVisibleFor } from './visibility.client.ts';

/** In milliseconds: what was on screen for less was not seen. */
const SEEN_AFTER = 2_500;

/** Tells, of a share of documents, that the message of the house was shown; not where it is blocked or the tab hidden. */
export function watchMessage(share: number, tell: (name: string, fields: Fields) => void): void {
  if (Math.random() >= share) return;

  whenVisibleFor(SEEN_AFTER, () => {
    const box = document.querySelector<HTMLElement>('[data-house]');
    if (!box?.checkVisibility()) return;

    tell('ad', { eventAction: 'display', eventLabel: labelOf(box) });
  });
}

/** What a message is called: its kind, its place and itself. */
export function labelOf(box: HTMLElement): string {
  return `house-body-${box.dataset.house}`;
}
