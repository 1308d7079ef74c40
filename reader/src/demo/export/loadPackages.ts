import type { Packages } from './packages.ts';

/** Where the engine writes them. */
const ADDRESS = '/parts/packages.json';

let loading: Promise<Packages> | undefined;

/** The packages of this site, fetched once; a fetch that failed is tried again when asked for again. */
export function loadPackages(): Promise<Packages> {
  loading ??= fetchPackages().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchPackages(): Promise<Packages> {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`);

  return answer.json();
}
