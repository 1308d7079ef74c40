import type { Preference } from '../../preferences/preference.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import styles from './Choices.module.css';

export interface ChoicesProps {
  preference: Preference;
  title: string;
  /** What each value is called, in the order of the values. */
  choices: readonly { value: string; text: string; icon?: IconName }[];
}

/** A row of values, of which the visitor takes one. */
export function Choices({ preference: { name, usual }, title, choices }: ChoicesProps) {
  return (
    <fieldset className={styles.root} data-preference={name}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.row}>
        {choices.map(({ value, text, icon }) => (
          <label key={value} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === usual}
            />
            {icon && <Icon name={icon} />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
