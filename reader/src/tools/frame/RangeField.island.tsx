import { type ReactNode, useId } from 'react';
import styles from './RangeField.module.css';

interface RangeFieldProps {
  label: ReactNode;
  value: number;
  least?: number;
  most: number;
  step?: number;
  /** What the number counts, such as `px`. */
  unit?: string;
  onChange: (value: number) => void;
}

/** A slider with its number beside it. */
export function RangeField({
  label,
  value,
  least = 0,
  most,
  step = 1,
  unit = '',
  onChange,
}: RangeFieldProps) {
  const id = useId();
  const text = unit ? `${value} ${unit}` : `${value}`;

  return (
    <div className={styles.root}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {/* The slider says it itself. */}
      <span className={styles.value} aria-hidden="true" dir="ltr">
        {text}
      </span>
    </div>
  );
}
