import type { ReactNode } from 'react';
import styles from './FieldError.module.css';

/** What is wrong with a field, told while one types; the field names it as its description. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.error} role="status">
      {children}
    </div>
  );
}
