import { Icon } from '../Icon/Icon.tsx';
import type { Product } from '../site.ts';
import { slot } from '../slot.ts';
import type { Texts } from '../texts.ts';
import styles from './SideNavigation.module.css';

/** The name by which the button in the bar opens the drawer. */
export const NAVIGATION = 'shell-navigation';

interface SideNavigationProps {
  product: Product | null;
  texts: Texts;
}

/** All pages of the product: a column where there is room, a drawer where there is not. */
export function SideNavigation({ product, texts }: SideNavigationProps) {
  const name = product?.name ?? texts.navigation;

  return (
    <div id={NAVIGATION} className={styles.root} popover="auto" data-drawer={name}>
      <div className={styles.head}>
        <span className={styles.title}>{name}</span>
        <button
          className={styles.closer}
          type="button"
          popoverTarget={NAVIGATION}
          popoverTargetAction="hide"
          aria-label={texts.closeNavigation}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className={styles.rows} aria-label={name}>
        <ul className={styles.list} {...slot('navigation')} />
      </nav>
    </div>
  );
}
