// For whoever looks behind the page.

const SHEET = `
   ___________
  |  =======  |
  |  ====   _/    copy(await markdown())
  |      _/\\/     takes this page along as Markdown.
  |_/\\_/\\/
`;

const GREETED = 'tearsheet:greeted';

/** Prints a banner in the console, once a session, and offers there what it speaks of; authors have seen it. */
export function greet(): void {
  if (!import.meta.env.PROD) return;

  Object.assign(window, { markdown });
  if (isFirstPage()) console.log(`%c${SHEET}`, 'font:12px monospace;color:#d9542f');
}

/** Whether no other page of this session was loaded before; with blocked storage every page is the first. */
function isFirstPage(): boolean {
  try {
    const isFirst = !sessionStorage.getItem(GREETED);
    sessionStorage.setItem(GREETED, 'true');
    return isFirst;
  } catch {
    return true;
  }
}

/** The text of the page, as its author wrote it. */
async function markdown(): Promise<string | undefined> {
  const twin = document.querySelector<HTMLLinkElement>('[type="text/markdown"]');
  return twin ? (await fetch(twin.href)).text() : undefined;
}
