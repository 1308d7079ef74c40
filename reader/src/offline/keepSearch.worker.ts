// The search, taken offline as a whole once somebody has searched.

import { HASHED, SEARCH } from './caches.ts';
import { listIndexFiles } from './indexFiles.ts';
import { findKept, isKeepable, keep } from './keeping.ts';
import { START } from './kinds.ts';
import { ownFiles } from './ownFiles.ts';
import { pass } from './pass.ts';
import { sweepHashed } from './pruning.ts';
import { savesData } from './savesData.ts';

/** In milliseconds: who has just opened the dialog needs the network for the first answers. */
const REST = 1000;

/** What the table is kept as until all its files are there. */
const NEXT = '?next';

/** Keeps the index that a start file tells of, and the dialog; nothing where bytes are precious,
 *  or where the index is too large for it. */
export async function keepSearch(address: string, start: Response): Promise<void> {
  if (!isKeepable(SEARCH, start) || savesData()) return;

  const table = await start.clone().text();
  await pass(REST);
  const files = await listIndexFiles(table, address);
  if (!files) return;

  // Under another name it keeps what it names from being swept away meanwhile.
  await keep(SEARCH, address + NEXT, start.clone());
  const wanted = [...ownFiles.search, ...files];
  // One after the other, so that the visitor's own requests never wait for all of them.
  for (const file of wanted) if (!(await keepHashed(new URL(file, address).href))) return;
  if ((await (await findKept(SEARCH, address))?.text()) === table) return;

  // Only now: a table whose files are not there would be worse than the one before.
  await keep(SEARCH, address, start);
  await sweepHashed();
}

/** Brings the search up to date where somebody has searched before. */
export async function renewSearch(home: string): Promise<void> {
  const address = home + START;
  if (await findKept(SEARCH, address)) await keepSearch(address, await fetch(address));
}

/** Keeps a file that cannot change, and says whether there was room; throws when it does not exist. */
export async function keepHashed(address: string): Promise<boolean> {
  if (await findKept(HASHED, address)) return true;

  const answer = await fetch(address, { priority: 'low' });
  if (!isKeepable(HASHED, answer)) throw new Error(`There is no ${address}: ${answer.status}.`);

  return keep(HASHED, address, answer);
}
