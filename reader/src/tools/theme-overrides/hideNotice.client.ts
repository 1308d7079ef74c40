// The notice of what is tried, and its end.

/** The element that says so. */
export const NOTICE = 'tried-notice';

/** Takes the notice away, on a page that has it. */
export function hideNotice(): void {
  document.getElementById(NOTICE)?.remove();
}
