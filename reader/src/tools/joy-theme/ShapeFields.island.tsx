import { useId } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { RangeField } from '../frame/RangeField.island.tsx';
import { type Choice, FONT_NAMES, type Font, LARGEST_RADIUS, STRONGEST_SHADOW } from './choice.ts';
import styles from './JoyThemeBuilder.module.css';

interface ShapeFieldsProps {
  choice: Choice;
  onChoose: (choice: Choice, field: string) => void;
}

/** What a theme has besides colors: fonts, corners and shadows. */
export function ShapeFields({ choice, onChoose }: ShapeFieldsProps) {
  return (
    <>
      <RangeField
        label={texts.joyRadius}
        most={LARGEST_RADIUS}
        unit="px"
        value={choice.radius}
        onChange={(radius) => onChoose({ ...choice, radius }, 'radius')}
      />
      <RangeField
        label={texts.joyShadow}
        most={STRONGEST_SHADOW}
        step={10}
        unit="%"
        value={choice.shadow}
        onChange={(shadow) => onChoose({ ...choice, shadow }, 'shadow')}
      />
      <FontField
        label={texts.joyBodyFont}
        value={choice.body}
        onChange={(body) => onChoose({ ...choice, body }, 'body')}
      />
      <FontField
        label={texts.joyDisplayFont}
        value={choice.display}
        onChange={(display) => onChoose({ ...choice, display }, 'display')}
      />
    </>
  );
}

const FONT_TEXTS: Readonly<Record<Font, string>> = {
  default: texts.joyFontDefault,
  system: texts.joyFontSystem,
  serif: texts.joyFontSerif,
  rounded: texts.joyFontRounded,
  mono: texts.joyFontMono,
};

interface FontFieldProps {
  label: string;
  value: Font;
  onChange: (value: Font) => void;
}

function FontField({ label, value, onChange }: FontFieldProps) {
  const id = useId();

  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const font = FONT_NAMES.find((name) => name === target.value);
          if (font) onChange(font);
        }}
      >
        {FONT_NAMES.map((name) => (
          <option key={name} value={name}>
            {FONT_TEXTS[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
