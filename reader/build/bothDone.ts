/** Waits until both are done, even if one fails: nobody works on unseen when the mistake is told. */
export async function bothDone<One, Other>(
  one: Promise<One>,
  other: Promise<Other>,
): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}
