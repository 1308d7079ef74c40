import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Texts } from '../texts.ts';
import styles from './Settings.module.css';

/** Opens the drawer with all that a visitor may choose; without script there is nothing to choose. */
export function Settings({ texts }: { texts: Texts }) {
  return (
    <button
      className={`icon-button ${styles.opener}`}
      type="button"
      aria-label={texts.settings}
      aria-haspopup="dialog"
      data-settings=""
    >
      <Icon name="gear" />
    </button>
  );
}
