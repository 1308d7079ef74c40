import { choose, forget } from '../../preferences/choose.client.ts';
import { ALL } from '../../preferences/preferences.client.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import { isAtHome } from '../../startup/isAtHome.ts';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { Dialog } from '../../ui/Dialog/Dialog.island.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { type Closable, createOverlay } from '../../ui/overlay.island.tsx';
import { type Choices, listChoices } from './choices.client.ts';
import styles from './SettingsDrawer.css?inline';

interface SettingsDrawerProps {
  /** The code stylings that demos of this site have. */
  stylings: readonly string[];
}

adoptStyles(styles);

/** All that a visitor may choose, at the end of the window; every choice holds at once. */
function SettingsDrawer({ stylings, onClose }: SettingsDrawerProps & Closable) {
  return (
    <Dialog id="shell-settings" className="settings" aria-label={texts.settings} onClose={onClose}>
      <form className="settings-sheet" method="dialog">
        <div className="settings-head">
          <span className="settings-title">{texts.settings}</span>
          <IconButton type="submit" icon={icons.close} label={texts.closeSettings} />
        </div>
        <div className="settings-groups">
          {listChoices(stylings).map((choices) => (
            <ChoiceGroup key={choices.preference.name} {...choices} />
          ))}
        </div>
        <div className="settings-foot">
          {canKeepOffline() && (
            <a className="settings-offline" href="/offline/">
              {texts.offlineTitle}
            </a>
          )}
          <button type="button" className="settings-reset" onClick={() => ALL.forEach(forget)}>
            {texts.resetSettings}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The values of a preference, of which the visitor takes one. */
function ChoiceGroup({ preference, title, choices }: Choices) {
  const held = usePreference(preference);

  return (
    <fieldset className="choices" data-preference={preference.name}>
      <legend className="choices-title">{title}</legend>
      <div className="choices-row">
        {choices.map(({ value, text, icon }) => (
          <label key={value} className="choices-choice">
            <input
              className="choices-radio"
              type="radio"
              name={preference.name}
              value={value}
              checked={value === held}
              onChange={() => choose(preference, value)}
            />
            {icon && <Icon path={icon} />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const settingsDrawer = createOverlay<SettingsDrawerProps>(SettingsDrawer);

/** Only where there is an offline worker something can be kept for it. */
function canKeepOffline(): boolean {
  return isAtHome(location.hostname, document.documentElement.dataset.home);
}
