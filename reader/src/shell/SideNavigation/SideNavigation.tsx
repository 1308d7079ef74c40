import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Product } from '../site.ts';
import { slot } from '../slot.ts';
import type { Texts } from '../texts.ts';
import { NAVIGATION } from './names.ts';
import styles from './SideNavigation.module.css';

interface SideNavigationProps {
  product: Product | null;
  /** Where the file with all rows is: a page carries only those around it. */
  whole: string;
  texts: Texts;
}

/** All pages of the product: a column where there is room, a drawer where there is not. */
export function SideNavigation({ product, whole, texts }: SideNavigationProps) {
  const name = product?.name ?? texts.navigation;

  return (
    <div id={NAVIGATION} className={styles.root} popover="auto" data-drawer={name}>
      <div className={styles.head}>
        <span className={styles.title}>{name}</span>
        <button
          className="icon-button"
          type="button"
          popoverTarget={NAVIGATION}
          popoverTargetAction="hide"
          aria-label={texts.closeNavigation}
        >
          <Icon name="close" />
        </button>
      </div>
      <Filter texts={texts} />
      <nav className={styles.rows} aria-label={name} data-whole={whole}>
        <ul className={styles.list} {...slot('navigation')} />
      </nav>
    </div>
  );
}

/** Narrows the rows to those that are called what one types. */
function Filter({ texts }: { texts: Texts }) {
  return (
    <search className={styles.filter}>
      <Icon name="filter" />
      <input
        className={styles.field}
        type="search"
        placeholder={texts.filterPages}
        aria-label={texts.filterPages}
        // Words that a browser puts back after a reload would narrow nothing.
        autoComplete="off"
        spellCheck={false}
      />
      <span className={styles.found} role="status" />
    </search>
  );
}
