import { useEffect, useState } from 'react';
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

  const [attempts, setAttempts] = useState(1);

  useEffect(() => {
    // Offline, or something else answered; the visitor is told, and may try again.
    fetchTable(address).then(setTable, () => setFailed(true));
  }, [address, attempts]);

  const retry = () => {
    setFailed(false);
    setAttempts(attempts + 1);
  };
  return { table, failed, retry };
}

async function fetchTable(address: string): Promise<IconTable> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return new IconTable(await answer.json());
}
