import type { PackageHistory } from './history.ts';

/** Fetches what became of a package in all its versions. */
export async function loadHistory(name: string): Promise<PackageHistory> {
  const answer = await fetch(`/reference/history/${name}.json`);
  if (!answer.ok) throw new Error(answer.statusText);

  return answer.json();
}
