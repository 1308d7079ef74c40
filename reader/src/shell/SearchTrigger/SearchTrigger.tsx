import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import type { Texts } from '../texts.ts';
import styles from './SearchTrigger.module.css';

interface SearchTriggerProps {
  /** Where it leads without script: to what the product has, or all products. */
  overview: string;
  texts: Texts;
}

/** Opens the search: a field to the eye, an icon where space is short. */
export function SearchTrigger({ overview, texts }: SearchTriggerProps) {
  return (
    <a
      className={styles.root}
      href={overview}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      data-search=""
      data-tooltip={texts.searchPlaceholder}
    >
      <Icon path={icons.search} />
      <span className={styles.words}>{texts.searchPlaceholder}</span>
      {/* Which keys these are, only the browser knows; their place is kept free. */}
      <span className={styles.keys} aria-hidden="true" data-keys=" K" />
    </a>
  );
}
