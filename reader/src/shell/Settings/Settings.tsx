import type { CodeStyling } from '../../preferences/codeStyling.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Texts } from '../texts.ts';
import styles from './Settings.module.css';

interface SettingsProps {
  /** The code stylings that demos of this site have. */
  stylings: readonly CodeStyling[];
  texts: Texts;
}

/** Opens the drawer with all that a visitor may choose; without script there is nothing to choose. */
export function Settings({ stylings, texts }: SettingsProps) {
  return (
    <button
      className={`icon-button ${styles.opener}`}
      type="button"
      aria-label={texts.settings}
      aria-haspopup="dialog"
      data-settings=""
      data-stylings={stylings.join(' ')}
    >
      <Icon name="gear" />
    </button>
  );
}
