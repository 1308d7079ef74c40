import { useEffect, useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';

interface CopyButtonProps {
  /** What it says before it is pressed. */
  words: string;
  text: string;
  describedBy?: string | undefined;
  className?: string | undefined;
}

/** How long a button shows what happened. */
const SHOWN = 4000;

/** Copies a text, and says what happened, never what was hoped for. */
export function CopyButton({ words, text, describedBy, className }: CopyButtonProps) {
  const [said, setSaid] = useState(words);

  useEffect(() => {
    if (said === words) return undefined;

    const timer = setTimeout(() => setSaid(words), SHOWN);
    return () => clearTimeout(timer);
  }, [said, words]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(texts.copied);
    } catch {
      // Whatever the browser calls it, the visitor's clipboard is what it was.
      setSaid(texts.copyRefused);
    }
  };

  return (
    <button
      type="button"
      className={className}
      aria-live="polite"
      aria-describedby={describedBy}
      onClick={copy}
    >
      {said}
    </button>
  );
}
