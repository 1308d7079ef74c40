import styles from './Preview.module.css';
import { previewOf } from './previews.ts';

/** The drawing of what a page is about; whoever does not see it misses nothing. */
export function Preview({ address }: { address: string }) {
  const { soft, line, accent } = previewOf(address);

  return (
    <svg className={styles.root} viewBox="0 0 120 64" aria-hidden="true">
      {soft && <path className={styles.soft} d={soft} />}
      {accent && <path className={styles.accent} d={accent} />}
      {line && <path className={styles.line} d={line} />}
    </svg>
  );
}
