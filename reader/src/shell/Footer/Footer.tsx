import { Mark } from '../Mark/Mark.tsx';
import type { SiteFacts } from '../site.ts';
import { slot } from '../slot.ts';
import type { Texts } from '../texts.ts';
import styles from './Footer.module.css';

interface FooterProps {
  site: SiteFacts;
  texts: Texts;
}

/** Leads on: to the pages before and after, to the source of this one, and home. */
export function Footer({ site, texts }: FooterProps) {
  return (
    <footer className={styles.root}>
      <nav className="neighbors" aria-label={texts.neighbors} {...slot('neighbors')} />
      <div className={styles.links} {...slot('page-links')} />
      <p className={styles.imprint}>
        <a href="/" className={styles.home}>
          <Mark />
          {site.name}
        </a>
        <a href="/licenses.txt">{texts.licenses}</a>
        {site.repository && <a href={site.repository}>{texts.repository}</a>}
        {/* Shown by the script, where the browser can keep an answer. */}
        {site.asksConsent && (
          <button type="button" data-consent-opener="" hidden>
            {texts.consentChange}
          </button>
        )}
      </p>
    </footer>
  );
}
