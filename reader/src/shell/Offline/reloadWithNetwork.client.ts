/** In milliseconds: not every network that comes back says so. */
const BETWEEN = 5000;

/** Loads the page again as soon as the site gives any answer. */
export function reloadWithNetwork(): void {
  addEventListener('online', () => void reloadIfAnswered());
  setInterval(() => document.visibilityState === 'visible' && reloadIfAnswered(), BETWEEN);
}

async function reloadIfAnswered(): Promise<void> {
  try {
    // Of this question the offline worker knows nothing, so the answer is the network's own.
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (answer.status < 500) location.reload();
  } catch {
    // There is no network yet.
  }
}
