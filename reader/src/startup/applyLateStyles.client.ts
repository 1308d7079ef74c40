/** Fetches and applies the stylesheets that no page waits for, once it has loaded and was painted. */
export function applyLateStyles(): void {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(apply)));
}

function apply(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('[media="not all"]')) {
    sheet.media = 'all';
    sheet.disabled = false;
  }
}
