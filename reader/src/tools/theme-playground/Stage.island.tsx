import { createTheme, type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.island.tsx';
import { formatText } from '../../ui/formatText.ts';
import { Samples } from '../color/Preview.island.tsx';
import { type ErrorCode, libraryMessage } from './libraryMessage.ts';
import type { LiteralObject } from './readLiteral.ts';
import styles from './ThemePlayground.module.css';

interface StageProps {
  fields: LiteralObject;
  codes: readonly ErrorCode[];
  onProblem: (problem: string) => void;
}

/** Components in a theme that somebody typed; one that the library refuses is not shown, and said. */
export function Stage({ fields, codes, onProblem }: StageProps) {
  const { direction } = useTheme();
  const made = useMemo(() => make(fields, direction, codes), [fields, direction, codes]);
  const [kept, setKept] = useState<Theme>();
  const theme = made.theme ?? kept;
  if (theme !== kept) setKept(theme);

  useEffect(() => {
    if (made.problem !== undefined) onProblem(made.problem);
  }, [made, onProblem]);
  if (!theme) return null;

  return (
    <section className={styles.stage} aria-label={texts.colorPreview}>
      <ErrorBoundary
        key={JSON.stringify(fields)}
        fallback={() => null}
        onError={(error) =>
          onProblem(formatText(texts.playNotShown, { problem: libraryMessage(error, codes) }))
        }
      >
        <ThemeProvider theme={theme}>
          <Ground theme={theme} />
        </ThemeProvider>
      </ErrorBoundary>
    </section>
  );
}

function Ground({ theme }: { theme: Theme }) {
  const { background, text } = theme.palette;
  return (
    <div style={{ background: background.paper, color: text.primary }}>
      <Samples />
    </div>
  );
}

type Made = { theme: Theme; problem?: never } | { theme?: never; problem: string };

function make(fields: LiteralObject, direction: 'ltr' | 'rtl', codes: readonly ErrorCode[]): Made {
  try {
    return { theme: createTheme({ direction, ...fields }) };
  } catch (error) {
    return { problem: formatText(texts.playNotMade, { problem: libraryMessage(error, codes) }) };
  }
}
