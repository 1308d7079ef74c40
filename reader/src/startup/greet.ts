// For whoever looks behind the page.

const SHEET = `
   ___________
  |  =======  |
  |  ====   _/    copy(await markdown())
  |      _/\\/     takes this page along as Markdown.
  |_/\\_/\\/
`;

/** Greets in the console, once for each page that loads, and leaves there what it speaks of; authors have seen it. */
export function greet(): void {
  if (!import.meta.env.PROD) return;

  Object.assign(window, { markdown });
  console.log(`%c${SHEET}`, 'font:12px monospace;color:#d9542f');
}

/** The text of the page, as its author wrote it. */
async function markdown(): Promise<string | undefined> {
  const twin = document.querySelector<HTMLLinkElement>('[type="text/markdown"]');
  return twin ? (await fetch(twin.href)).text() : undefined;
}
