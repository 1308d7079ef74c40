import { useId } from 'react';
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

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{control.name}</label>
      <Input id={id} control={control} value={value} onChange={onChange} />
    </div>
  );
}

function Input({ id, control, value, onChange }: ControlFieldProps & { id: string }) {
  if (control.kind === 'choice') {
    return (
      <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {control.choices?.map((choice) => (
          <option key={choice}>{choice}</option>
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
        value={Number(value)}
        onChange={(event) => onChange(event.target.valueAsNumber || 0)}
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
