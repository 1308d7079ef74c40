import { keep } from '../../preferences/memory.client.ts';

/** Hides the notice for good when its button is pressed; a notice with another id is shown again. */
export function offerDismissal(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  notice?.querySelector('button')?.addEventListener('click', () => {
    keep('notice', notice.dataset.notice ?? null);
    document.documentElement.dataset.noNotice = '';
    // The focus was on what is gone; the page goes on below.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
}
