/** Where a visitor reports what went wrong in a part, with the words filled in; none where the site names no place. */
export function reportAddress(part: Element, problem: string): string | undefined {
  const pattern = document.querySelector<HTMLMetaElement>('meta[name="report"]')?.content;
  const name = part.closest<HTMLElement>('.demo')?.dataset.name ?? document.title;

  return pattern?.replaceAll('{title}', () => encodeURIComponent(`${name}: ${problem}`));
}
