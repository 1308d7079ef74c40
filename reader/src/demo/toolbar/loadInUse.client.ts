type InUse = typeof import('./inUse.island.tsx');

let loaded: InUse | undefined;

/** What the tools need once somebody uses them; what did not arrive is asked for again. */
export async function loadInUse(): Promise<InUse> {
  loaded ??= await import('./inUse.island.tsx');
  return loaded;
}

/** The same, where it is there by now. */
export function loadedInUse(): InUse | undefined {
  return loaded;
}

/** Fetches all of it at the first sign that it may be wanted. */
export async function prepareInUse(): Promise<void> {
  try {
    const { prepareExport } = await loadInUse();
    await prepareExport();
  } catch (error) {
    // Whoever then uses what did not arrive is told.
    console.warn(error);
  }
}
