import { useCallback, useEffect, useState } from 'react';
import { IconTable } from './IconTable.ts';

interface Loaded {
  table: IconTable | undefined;
  failed: boolean;
  retry: () => void;
}

/** The list of all icons, fetched when the tool lives. */
export function useIconTable(address: string): Loaded {
  const [table, setTable] = useState<IconTable>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(answer.statusText);
      setTable(new IconTable(await answer.json()));
    } catch {
      // Offline, or something else answered; the visitor is told, and may try again.
      setFailed(true);
    }
  }, [address]);
  useEffect(() => void load(), [load]);

  return { table, failed, retry: load };
}
