/** Brings the row of the current page into the middle of the side navigation; the page stays put. */
export function showActiveRow(): void {
  const row = document.querySelector<HTMLElement>('[data-drawer] [aria-current="page"]');
  const list = row?.closest<HTMLElement>('nav');
  if (!row || !list) return;

  const beyond = row.offsetTop - list.offsetTop - list.clientHeight / 2;
  if (beyond > 0) list.scrollTop = beyond;
}
