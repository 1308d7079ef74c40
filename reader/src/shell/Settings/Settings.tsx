import { Icon } from '../Icon/Icon.tsx';
import type { Texts } from '../texts.ts';
import { Choices } from './Choices.tsx';
import { offered } from './offered.ts';
import styles from './Settings.module.css';

/** The name by which the button in the bar opens the drawer. */
const SETTINGS = 'shell-settings';

// Browsers that know these attributes open the drawer themselves, however late the script is.
const opensDrawer = { commandfor: SETTINGS, command: 'show-modal' };

/** Opens the drawer with all that a visitor may choose; without script there is nothing to choose. */
export function Settings({ texts }: { texts: Texts }) {
  return (
    <>
      <button
        className={`icon-button ${styles.opener}`}
        type="button"
        aria-label={texts.settings}
        aria-haspopup="dialog"
        {...opensDrawer}
      >
        <Icon name="gear" />
      </button>
      <dialog id={SETTINGS} className={styles.root} aria-label={texts.settings}>
        <form className={styles.sheet} method="dialog">
          <div className={styles.head}>
            <span className={styles.title}>{texts.settings}</span>
            <button className="icon-button" type="submit" aria-label={texts.closeSettings}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.groups}>
            {offered(texts).map((group) => (
              <Choices key={group.preference.name} {...group} />
            ))}
          </div>
          <button className={styles.reset} type="button" data-reset="">
            {texts.resetSettings}
          </button>
        </form>
      </dialog>
    </>
  );
}
