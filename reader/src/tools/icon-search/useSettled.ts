import { useEffect, useState } from 'react';

/** In milliseconds: what changes at every key would be read out at every key. */
const PAUSE = 350;

/** A text that changes only when it has not changed for a while. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return settled;
}
