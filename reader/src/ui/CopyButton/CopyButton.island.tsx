import { useEffect, useState } from 'react';
import { type CopyOutcome, copyLabels, SHOWN, writeClipboard } from '../clipboard.client.ts';

interface CopyButtonProps {
  text: string;
  /** What it says before it is pressed. */
  label?: string;
  describedBy?: string;
  className?: string | undefined;
}

/** Copies a string, and says whether that succeeded. */
export function CopyButton({ text, label, describedBy, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<CopyOutcome>('ready');

  useEffect(() => {
    if (outcome === 'ready') return undefined;

    const timer = setTimeout(() => setOutcome('ready'), SHOWN);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <button
      type="button"
      className={className}
      aria-live="polite"
      aria-describedby={describedBy}
      data-outcome={outcome}
      onClick={({ currentTarget }) =>
        writeClipboard(text, currentTarget).then(
          () => setOutcome('copied'),
          () => setOutcome('refused'),
        )
      }
    >
      {outcome === 'ready' && label ? label : copyLabels[outcome]}
    </button>
  );
}
