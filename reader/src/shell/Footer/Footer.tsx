import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import { Mark } from '../Mark/Mark.tsx';
import { inFamilies } from '../ProductMenu/families.ts';
import type { Product, SiteFacts } from '../site.ts';
import { slot } from '../slot.ts';
import type { Texts } from '../texts.ts';
import styles from './Footer.module.css';

interface FooterProps {
  site: SiteFacts;
  product: Product | null;
  products: readonly Product[];
  /** The version of the product that the pages describe. */
  version: string | undefined;
  texts: Texts;
}

/** Leads on: to the pages before and after, to the source of this one, and to all sections. */
export function Footer({ site, product, products, version, texts }: FooterProps) {
  return (
    <footer className={styles.root}>
      <nav className="neighbors" aria-label={texts.neighbors} {...slot('neighbors')} />
      <div className={styles.links} {...slot('page-links')} />
      <nav className={styles.sections} aria-label={texts.allSections}>
        {inFamilies(products).map(({ category, products: own }) => (
          <Section
            key={category}
            title={category}
            links={own.map(({ name, address }) => ({ title: name, address }))}
            texts={texts}
          />
        ))}
        <Section title={texts.allLibraries} links={site.pages} texts={texts} />
        <Section title={texts.thisSite} links={linksOf(site, texts)} texts={texts} />
      </nav>
      <p className={styles.imprint}>
        <a href="/" className={styles.home}>
          <Mark />
          {site.name}
        </a>
        {product && version && (
          <span>
            {product.name} {version}
          </span>
        )}
        {/* Shown by the script, where the browser can keep an answer. */}
        {site.asksConsent && (
          <button type="button" data-consent-opener="" hidden>
            {texts.consentChange}
          </button>
        )}
      </p>
      <div className={styles.track}>
        <a
          className={`icon-button ${styles.up}`}
          href="#top"
          aria-label={texts.backToTop}
          data-tooltip={texts.backToTop}
        >
          <Icon path={icons.up} />
        </a>
      </div>
    </footer>
  );
}

interface SectionProps {
  title: string;
  links: readonly { title: string; address: string }[];
  texts: Texts;
}

function Section({ title, links, texts }: SectionProps) {
  if (links.length === 0) return null;

  return (
    <div>
      <p>{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.address}>
            {link.address.startsWith('/') ? (
              <a href={link.address}>{link.title}</a>
            ) : (
              <a href={link.address} aria-label={`${link.title} ${texts.opensElsewhere}`}>
                {link.title}
                <Icon path={icons.outward} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function linksOf({ repository, feed }: SiteFacts, texts: Texts) {
  return [
    ...(feed ? [{ title: texts.feed, address: feed }] : []),
    ...(repository ? [{ title: texts.repository, address: repository }] : []),
    { title: texts.licenses, address: '/licenses.txt' },
  ];
}
