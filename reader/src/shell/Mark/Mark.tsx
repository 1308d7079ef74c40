import styles from './Mark.module.css';

/** The sign of the site: a sheet, and the perforation along which it is torn off. */
export function Mark() {
  return (
    <svg className={styles.root} viewBox="0 0 24 24" aria-hidden="true">
      <path
        className={styles.sheet}
        d="M5.5 2h13A2.5 2.5 0 0 1 21 4.5V14H3V4.5A2.5 2.5 0 0 1 5.5 2Z"
      />
      <path
        className={styles.stub}
        d="M3 18h18v1.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 19.5Z"
      />
      <path className={styles.holes} d="M4.5 16h15" />
    </svg>
  );
}
