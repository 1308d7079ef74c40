import { Icon } from '../Icon/Icon.tsx';
import type { Texts } from '../texts.ts';
import styles from './SearchTrigger.module.css';

/** Opens the dialog that leads to a page by its name: a field to the eye, an icon where space is short. */
export function SearchTrigger({ texts }: { texts: Texts }) {
  return (
    <button
      className={styles.root}
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      data-search=""
    >
      <Icon name="search" />
      <span className={styles.words}>{texts.searchPlaceholder}</span>
      {/* Which keys these are, only the browser knows; their place is kept free. */}
      <span className={styles.keys} aria-hidden="true" data-search-keys="" />
    </button>
  );
}
