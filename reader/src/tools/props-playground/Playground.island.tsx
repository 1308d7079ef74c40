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
    const naming = namingOf(controls);

    return (
      // biome-ignore lint/a11y/useSemanticElements: what it holds beside fields is no fieldset
      <div role="group" className={styles.root} aria-labelledby={heading}>
        <Stage label={naming === 'label' ? name : undefined}>
          <Shown {...(naming === 'attribute' && { 'aria-label': name })} {...chosen} />
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
      </div>
    );
  };
}

/** Where the component stands, and the label of one that needs it. */
function Stage({ label, children }: { label: string | undefined; children: ReactNode }) {
  if (!label) return <div className={styles.stage}>{children}</div>;

  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: what can be checked is an input, within the component
    <label className={styles.stage}>
      <span className={styles.said}>{label}</span>
      {children}
    </label>
  );
}

/**
 * How a component is named for screen readers: by what it says, by a label around the one input of what can be
 * checked, which keeps attributes for the element around that input, or by an attribute.
 */
function namingOf(controls: readonly Control[]): 'content' | 'label' | 'attribute' {
  if (controls.some(({ name }) => name === 'children' || name === 'label')) return 'content';
  return controls.some(({ name }) => /checked$/i.test(name)) ? 'label' : 'attribute';
}
