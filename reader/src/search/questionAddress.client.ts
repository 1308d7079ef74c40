// The question in the address of the page: a search can be linked, and Back brings it again.

const QUERY = 'q';

/** The question that the address has; empty where there is none. */
export function readAddressedQuestion(): string {
  return new URLSearchParams(location.search).get(QUERY)?.trim() ?? '';
}

/** Writes a question into the address, or takes it out; the page and its place in history stay. */
export function addressQuestion(typed: string): void {
  const address = new URL(location.href);
  if (typed.trim()) address.searchParams.set(QUERY, typed.trim());
  else address.searchParams.delete(QUERY);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
