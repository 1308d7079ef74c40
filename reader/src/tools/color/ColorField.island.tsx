import { type CSSProperties, useId, useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { FieldError } from '../frame/FieldError.island.tsx';
import styles from './ColorField.module.css';
import { readColor } from './color.ts';
import {
  findShade,
  HUE_NAMES,
  type HueShade,
  nameHue,
  SHADES,
  type Shade,
  shadeOf,
} from './hues.ts';
import { onScreen } from './light.ts';

interface ColorFieldProps {
  /** What the color is for. */
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** One color: typed in any format, or picked as a shade of a hue. */
export function ColorField({ name, value, onChange }: ColorFieldProps) {
  const id = useId();
  const [last, setLast] = useState<HueShade>({ hue: 'blue', shade: 500 });
  const found = findShade(value, last);
  const { hue, shade } = found ?? last;
  const color = readColor(value);

  const pick = (picked: HueShade) => {
    setLast(picked);
    onChange(shadeOf(picked));
  };
  return (
    <fieldset className={styles.root}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.typed}>
        <span
          className={styles.swatch}
          style={{ background: color ? onScreen(color) : undefined }}
        />
        <input
          className={styles.input}
          aria-label={formatText(texts.colorValue, { role: name })}
          aria-invalid={!color}
          aria-describedby={`${id}-error`}
          value={value}
          dir="ltr"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <FieldError id={`${id}-error`}>{!color && <UnsupportedColor found={value} />}</FieldError>
      <Radios
        label={`${name}: ${texts.colorHue}`}
        title={texts.colorHue}
        group={`${id}-hue`}
        options={HUE_NAMES.map((one) => ({
          value: one,
          name: nameHue(one),
          color: shadeOf({ hue: one, shade: found?.shade ?? 500 }),
        }))}
        chosen={found?.hue}
        onPick={(one) => pick({ hue: one, shade })}
      />
      <Radios
        label={`${name}: ${texts.colorShade}`}
        title={texts.colorShade}
        group={`${id}-shade`}
        options={SHADES.map((one) => ({
          value: one,
          name: String(one),
          color: shadeOf({ hue, shade: one }),
        }))}
        chosen={found?.shade}
        onPick={(one: Shade) => pick({ hue, shade: one })}
      />
    </fieldset>
  );
}

/** Says what was found, and what would work. */
function UnsupportedColor({ found }: { found: string }) {
  const shown = found.length > 60 ? `${found.slice(0, 60)}…` : found;
  return (
    <>
      <p>
        <strong>{formatText(texts.colorUnsupported, { found: shown })}</strong> {texts.colorFormats}
      </p>
      <p>{texts.colorKept}</p>
    </>
  );
}

interface RadiosProps<Value extends string | number> {
  label: string;
  title: string;
  group: string;
  options: readonly { value: Value; name: string; color: string }[];
  chosen: Value | undefined;
  onPick: (value: Value) => void;
}

/** Colors to choose one from; the arrow keys go through them. */
function Radios<Value extends string | number>({
  label,
  title,
  group,
  options,
  chosen,
  onPick,
}: RadiosProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      <p className={styles.title} aria-hidden="true">
        {title}
        <span>{options.find(({ value }) => value === chosen)?.name}</span>
      </p>
      <div className={styles.grid}>
        {options.map(({ value, name, color }) => (
          <input
            key={value}
            type="radio"
            className={styles.shade}
            name={group}
            aria-label={name}
            checked={value === chosen}
            style={{ '--shade-color': color } as CSSProperties}
            onChange={() => onPick(value)}
          />
        ))}
      </div>
    </div>
  );
}
