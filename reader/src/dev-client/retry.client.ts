/** Presses "Try again" for every part that did not load, once its source is another. */
export function retryFailedParts(): void {
  const notices = 'live-part[data-state="failed"] + .live-part-notice button';
  for (const button of document.querySelectorAll<HTMLElement>(notices)) button.click();

  // What Vite showed above the page was about the source as it was.
  document.querySelector('vite-error-overlay')?.remove();
}
