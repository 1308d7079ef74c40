import { createTheme, type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
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
      <Boundary key={JSON.stringify(fields)} codes={codes} onProblem={onProblem}>
        <ThemeProvider theme={theme}>
          <Ground theme={theme} />
        </ThemeProvider>
      </Boundary>
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
    return { problem: texts.playNotMade.replace('{problem}', () => libraryMessage(error, codes)) };
  }
}

interface BoundaryProps {
  codes: readonly ErrorCode[];
  onProblem: (problem: string) => void;
  children: ReactNode;
}

/** Keeps the page whole when components fail in a theme. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { codes, onProblem } = this.props;
    onProblem(texts.playNotShown.replace('{problem}', () => libraryMessage(error, codes)));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
