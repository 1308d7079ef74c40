import type { CodeStyling } from '../../preferences/codeStyling.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Mark } from '../Mark/Mark.tsx';
import { ProductMenu } from '../ProductMenu/ProductMenu.tsx';
import { SearchTrigger } from '../SearchTrigger/SearchTrigger.tsx';
import { Settings } from '../Settings/Settings.tsx';
import { NAVIGATION } from '../SideNavigation/names.ts';
import type { Product, SiteFacts, Version } from '../site.ts';
import type { Texts } from '../texts.ts';
import { VersionMenu } from '../VersionMenu/VersionMenu.tsx';
import styles from './AppBar.module.css';

interface AppBarProps {
  site: SiteFacts;
  product: Product | null;
  products: readonly Product[];
  versions: readonly Version[];
  stylings: readonly CodeStyling[];
  texts: Texts;
}

/** Says where the visitor is, and leads to everything that is not on this page. */
export function AppBar({ site, product, products, versions, stylings, texts }: AppBarProps) {
  return (
    <header className={styles.root}>
      <div className={styles.toolbar}>
        <IconButton
          className={`icon-button ${styles.opener}`}
          icon={icons.menu}
          label={texts.openNavigation}
          data-tooltip={texts.openNavigation}
          popoverTarget={NAVIGATION}
        />
        <a className={styles.home} href="/" aria-label={site.name}>
          <Mark />
          <span className={styles.name}>{site.name}</span>
        </a>
        <ProductMenu product={product} products={products} texts={texts} />
        <VersionMenu product={product?.name ?? site.name} versions={versions} texts={texts} />
        <div className={styles.tools}>
          <SearchTrigger overview={product?.address ?? '/'} texts={texts} />
          <RepositoryLink address={site.repository} texts={texts} />
          <Settings stylings={stylings} texts={texts} />
        </div>
      </div>
    </header>
  );
}

function RepositoryLink({ address, texts }: { address: string | null; texts: Texts }) {
  if (!address) return null;

  return (
    <a
      className={`icon-button ${styles.repository}`}
      href={address}
      aria-label={texts.repository}
      data-tooltip={texts.repository}
    >
      <Icon path={icons.branch} />
    </a>
  );
}
