import { useEffect, useMemo, useRef, useState } from 'react';
import type { Found } from '../../icon-names/IconIndex.ts';
import type { IconTable } from './IconTable.ts';
import { IconMatcher } from './matching/IconMatcher.ts';

/** What was found, and for what. */
export interface FoundFor extends Found {
  query: string;
}

/** What a question finds; what the last one found, until the answer is there. */
export function useFound(table: IconTable | undefined, query: string): FoundFor | undefined {
  const words = query.trim();
  const matcher = useRef<IconMatcher>(undefined);
  const all = useMemo<FoundFor | undefined>(
    () => table && { icons: [...table.names.keys()], isCertain: false, nearest: [], query: '' },
    [table],
  );
  const [found, setFound] = useState<FoundFor>();
  // Without a question everything is found. Whoever arrives with one is not shown that first.
  if (!words && found !== all) setFound(all);

  useEffect(() => {
    if (!table) return undefined;

    // The worker is started with the list, so that it is ready when somebody types.
    const started = new IconMatcher(table.names);
    matcher.current = started;
    return () => started.close();
  }, [table]);

  useEffect(() => {
    if (words && table) {
      matcher.current?.ask(words, (answer) => setFound({ ...answer, query: words }));
    }
  }, [words, table]);

  return words ? found : all;
}
