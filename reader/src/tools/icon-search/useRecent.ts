import { useEffect, useState } from 'react';
import { keep, recall } from '../../preferences/memory.client.ts';

const KEY = 'recent-icons';
const MOST = 8;

/** The icons that were opened before, the last first; the one that is open now joins them. */
export function useRecent(open: string | undefined): readonly string[] {
  const [recent, setRecent] = useState<readonly string[]>([]);

  useEffect(() => {
    if (open === undefined) return;

    // Another tab may have opened some since.
    const before = recallNames().filter((name) => name !== open);
    setRecent(before.slice(0, MOST));
    keep(KEY, [open, ...before].slice(0, MOST + 1).join(' '));
  }, [open]);

  return recent;
}

function recallNames(): readonly string[] {
  return recall(KEY)?.split(' ').filter(Boolean) ?? [];
}
