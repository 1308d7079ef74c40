import { useMemo, useSyncExternalStore } from 'react';
import { followTried, recallTried, type Tried } from '../../preferences/themeOverrides.client.ts';

/** What the visitor tries on all demos, here or in another tab; nothing while the page is hydrated. */
export function useTried(): Tried {
  // As text, so that what did not change is the same.
  const kept = useSyncExternalStore(followTried, readTried, () => NOTHING);
  return useMemo(() => JSON.parse(kept), [kept]);
}

function readTried(): string {
  return JSON.stringify(recallTried());
}

const NOTHING = '{}';
