import { useEffect, useMemo, useRef, useState } from 'react';
import type { IconTable } from './IconTable.ts';
import type { Found } from './matching/IconIndex.ts';
import { IconMatcher } from './matching/IconMatcher.ts';

/** What was found, and for what. */
export interface FoundFor extends Found {
  query: string;
}

/** What a question finds; what the last one found, until the answer is there. */
export function useFound(table: IconTable | undefined, query: string): FoundFor | undefined {
  const [found, setFound] = useState<FoundFor>();
  const asked = useRef('');
  const matcher = useMatcher(table, (answer) => setFound({ ...answer, query: asked.current }));
  const all = useMemo<FoundFor | undefined>(
    () => table && { icons: [...table.names.keys()], nearest: [], query: '' },
    [table],
  );
  const words = query.trim();

  useEffect(() => {
    asked.current = words;
    if (words) matcher?.ask(words);
    else setFound(undefined);
  }, [words, matcher]);

  const now = words ? found : all;
  // Whoever arrives with a question is not shown everything first.
  const last = useRef(now);
  if (now) last.current = now;
  return now ?? last.current;
}

/** The worker is begun with the list, so that it is ready when somebody types. */
function useMatcher(table: IconTable | undefined, answer: (found: Found) => void) {
  const [matcher, setMatcher] = useState<IconMatcher>();
  const latest = useRef(answer);
  latest.current = answer;

  useEffect(() => {
    if (!table) return undefined;

    const begun = new IconMatcher(table.names, (found) => latest.current(found));
    setMatcher(begun);
    return () => begun.close();
  }, [table]);

  return matcher;
}
