import { useId } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import type { Control, Value } from './code.ts';
import styles from './Playground.module.css';

interface ControlFieldProps {
  control: Control;
  value: Value;
  onChange: (value: Value) => void;
}

/** One prop of the component, to be chosen, switched or typed. */
export function ControlField({ control, value, onChange }: ControlFieldProps) {
  const id = useId();
  const label = <label htmlFor={id}>{control.name}</label>;
  // As everywhere, the text of a checkbox follows it.
  const isSwitch = control.kind === 'switch';

  return (
    <div className={styles.field}>
      {!isSwitch && label}
      <Input id={id} control={control} value={value} onChange={onChange} />
      {isSwitch && label}
    </div>
  );
}

function Input({ id, control, value, onChange }: ControlFieldProps & { id: string }) {
  if (control.kind === 'choice') {
    return (
      <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {control.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {choice || texts.unset}
          </option>
        ))}
      </select>
    );
  }
  if (control.kind === 'switch') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  if (control.kind === 'number') {
    return (
      <input
        id={id}
        type="number"
        value={String(value)}
        onChange={(event) => onChange(event.target.value && event.target.valueAsNumber)}
      />
    );
  }
  return (
    <input
      id={id}
      type="text"
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
