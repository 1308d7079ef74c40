import { whenLoaded } from '../startup/loaded.client.ts';

/** Fetches what operates demos where there are some, once the page rests. */
export function offerDemos(): void {
  if (!document.querySelector('.demo')) return;

  // A link to some code, or to a demo in another view, has somebody waiting for it.
  if (/^#[^?]*(\.|\?)/.test(location.hash)) void operate();
  else whenLoaded(operate);
}

async function operate(): Promise<void> {
  try {
    const { operateDemos } = await import('./operateDemos.island.tsx');
    operateDemos();
  } catch (error) {
    // The demos run and their code can be opened without it.
    console.error(error);
  }
}
