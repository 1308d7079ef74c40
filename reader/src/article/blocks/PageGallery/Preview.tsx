import styles from './Preview.module.css';

/** The drawing of what a page is about; whoever does not see it misses nothing. */
export function Preview({ drawing }: { drawing: string }) {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 120 64"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: read strictly while the site is built.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
