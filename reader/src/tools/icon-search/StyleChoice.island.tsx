import { useId } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import styles from './IconFinder.module.css';
import { type Style, styleNames } from './iconStyles.ts';

interface StyleChoiceProps {
  chosen: Style;
  onChoose: (style: Style) => void;
}

/** The style in which all icons are shown. */
export function StyleChoice({ chosen, onChoose }: StyleChoiceProps) {
  const group = useId();

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.said}>{texts.iconsStyle}</legend>
      {Object.entries(styleNames).map(([style, name]) => (
        <label key={style}>
          <input
            type="radio"
            name={group}
            value={style}
            checked={style === chosen}
            onChange={() => onChoose(style as Style)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
