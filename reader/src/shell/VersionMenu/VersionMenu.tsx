import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import { MENU } from '../menus.ts';
import type { Version } from '../site.ts';
import type { Texts } from '../texts.ts';
import styles from './VersionMenu.module.css';

interface VersionMenuProps {
  product: string;
  versions: readonly Version[];
  texts: Texts;
}

/** Names the version on screen and leads to the sites of the others. */
export function VersionMenu({ product, versions, texts }: VersionMenuProps) {
  const shown = versions.find((version) => version.current);

  // A product that was never released has nothing to choose from.
  if (!shown) return null;

  return (
    <details className={styles.root} name={MENU} data-menu="">
      <summary className={styles.trigger} aria-label={`${product} ${texts.version} ${shown.text}`}>
        <span>{shown.text}</span>
        <Icon path={icons.chevron} />
      </summary>
      <ul className={styles.list}>
        {versions.map((version) => (
          <li key={version.text}>
            <VersionRow version={version} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function VersionRow({ version }: { version: Version }) {
  const { text, href, current, pages, without } = version;
  if (!href) {
    return (
      <span className={styles.link} aria-current={current ? 'true' : undefined}>
        {text}
        <Icon path={icons.check} />
      </span>
    );
  }
  return (
    <a
      href={href}
      className={styles.link}
      aria-current={current ? 'true' : undefined}
      data-pages={pages ?? undefined}
      data-without={without?.join(' ') || undefined}
    >
      {text}
      {current ? (
        <Icon path={icons.check} />
      ) : (
        href.startsWith('/') || <Icon path={icons.outward} />
      )}
    </a>
  );
}
