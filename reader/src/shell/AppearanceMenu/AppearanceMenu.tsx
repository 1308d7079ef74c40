import { SCHEMES } from '../../preferences/scheme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { MENU } from '../menus.ts';
import type { Texts } from '../texts.ts';
import styles from './AppearanceMenu.module.css';

/** Lets the visitor choose light, dark, or whatever the device prefers. */
export function AppearanceMenu({ texts }: { texts: Texts }) {
  const names = { system: texts.schemeSystem, light: texts.schemeLight, dark: texts.schemeDark };

  return (
    <details className={styles.root} name={MENU} data-menu="">
      <summary className={styles.trigger} aria-label={texts.appearance}>
        <Icon name="halves" />
      </summary>
      <fieldset className={styles.panel}>
        <legend className={styles.title}>{texts.colourScheme}</legend>
        {SCHEMES.map((scheme) => (
          <label key={scheme} className={styles.choice}>
            <input
              type="radio"
              name="scheme"
              value={scheme}
              defaultChecked={scheme === 'system'}
              data-scheme-choice=""
            />
            {names[scheme]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
