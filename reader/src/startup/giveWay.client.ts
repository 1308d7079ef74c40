/** Not every browser has it. */
declare const scheduler: { yield?(): Promise<void> } | undefined;

/** Lets the browser do what waits, such as showing the next frame, and goes on soon. */
export async function giveWay(): Promise<void> {
  if (typeof scheduler === 'object' && scheduler.yield) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}
