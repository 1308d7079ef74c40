import { type ComponentType, useId, useState } from 'react';
import * as texts from '../../theme/generated/texts.ts';
import { ControlField } from './ControlField.tsx';
import { type Control, type Value, writeElement } from './code.ts';
import styles from './Playground.module.css';

interface PlaygroundProps {
  controls: readonly Control[];
}

/** Makes the playground of one component, for the module the build writes about it. */
export function playgroundOf(
  Shown: ComponentType<Record<string, Value>>,
  name: string,
  importing: string,
) {
  return function Playground({ controls }: PlaygroundProps) {
    const first = Object.fromEntries(controls.map((control) => [control.name, control.value]));
    const [values, setValues] = useState<Record<string, Value>>(first);
    const heading = useId();

    return (
      <section className={styles.root} aria-labelledby={heading}>
        <div className={styles.stage}>
          <Shown {...values} />
        </div>
        <form className={styles.controls} onSubmit={(event) => event.preventDefault()}>
          <p className={styles.title} id={heading}>
            {name}
          </p>
          {controls.map((control) => (
            <ControlField
              key={control.name}
              control={control}
              value={values[control.name] ?? control.value}
              onChange={(value) => setValues({ ...values, [control.name]: value })}
            />
          ))}
          <button type="button" className={styles.reset} onClick={() => setValues(first)}>
            {texts.reset}
          </button>
        </form>
        <pre className={styles.code}>
          <code>{`${importing}\n\n${writeElement(name, values)}`}</code>
        </pre>
      </section>
    );
  };
}
