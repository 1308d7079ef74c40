import type { ReactNode } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import styles from './ToolFrame.module.css';

/** What stands around the parts of a tool; without script it says why they do nothing. */
export function ToolFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <noscript>
        <p className={styles.note}>{texts.toolNeedsScript}</p>
      </noscript>
      {children}
    </div>
  );
}
