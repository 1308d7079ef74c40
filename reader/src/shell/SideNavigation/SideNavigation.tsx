import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { SearchField } from '../../ui/SearchField/SearchField.tsx';
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
        <IconButton
          icon={icons.close}
          label={texts.closeNavigation}
          popoverTarget={NAVIGATION}
          popoverTargetAction="hide"
        />
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
      <Icon path={icons.filter} />
      <SearchField className={styles.field} label={texts.filterPages} />
      <span className={styles.found} role="status" />
    </search>
  );
}
