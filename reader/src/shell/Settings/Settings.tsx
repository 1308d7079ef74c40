import type { CodeStyling } from '../../preferences/codeStyling.ts';
import * as icons from '../../ui/Icon/icons.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
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
    <IconButton
      className={`icon-button ${styles.opener}`}
      icon={icons.gear}
      label={texts.settings}
      data-tooltip={texts.settings}
      aria-haspopup="dialog"
      data-settings=""
      data-stylings={stylings.join(' ')}
    />
  );
}
