import { type ComponentType, type ReactNode, useId, useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { ControlField } from './ControlField.island.tsx';
import { type Control, chosenOf, type Value, writeElement } from './code.ts';
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
    const chosen = chosenOf(controls, values);

    return (
      <section className={styles.root} aria-labelledby={heading}>
        <Stage name={saysSomething(controls) ? undefined : name}>
          <Shown {...chosen} />
        </Stage>
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
          <code>{`${importing}\n\n${writeElement(name, chosen)}`}</code>
        </pre>
      </section>
    );
  };
}

/** Where the component stands; one that says nothing itself has its name read out. */
function Stage({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (!name) return <div className={styles.stage}>{children}</div>;

  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: what the component is made of is its own affair
    <label className={styles.stage}>
      <span className={styles.said}>{name}</span>
      {children}
    </label>
  );
}

function saysSomething(controls: readonly Control[]): boolean {
  return controls.some(({ name }) => name === 'children' || name === 'label');
}
