/** Fetches and applies the stylesheets that no page waits for, once it has loaded. */
export function applyLateStyles(): void {
  addEventListener('load', () => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('[media="not all"]')) {
      sheet.media = 'all';
      sheet.disabled = false;
    }
  });
}
