import { useId } from 'react';
import styles from './JoyThemeBuilder.module.css';

interface OptionFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few options of which one is chosen; the arrow keys go through them. */
export function OptionField<Value extends string>(props: OptionFieldProps<Value>) {
  const { label, options, value, onChange } = props;
  const group = useId();

  return (
    <fieldset className={styles.options}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
