import { useEffect, useState } from 'react';
import { keep, recall } from '../../preferences/memory.client.ts';

const KEY = 'recent-icons';
const MOST = 8;

interface Recent {
  open?: string;
  before: readonly string[];
}

/** The icons that were opened before, the last first; the one that is open now joins them. */
export function useRecent(open: string | undefined): readonly string[] {
  const [recent, setRecent] = useState<Recent>({ before: [] });
  if (open !== undefined && open !== recent.open) {
    // Another tab may have opened some since.
    setRecent({ open, before: recallNames().filter((name) => name !== open) });
  }

  useEffect(() => {
    if (recent.open !== undefined) {
      keep(KEY, [recent.open, ...recent.before].slice(0, MOST + 1).join(' '));
    }
  }, [recent]);

  return recent.before.slice(0, MOST);
}

function recallNames(): readonly string[] {
  return recall(KEY)?.split(' ').filter(Boolean) ?? [];
}
