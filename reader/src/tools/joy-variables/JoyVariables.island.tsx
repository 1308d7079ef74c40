import { useId, useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { ToolFrame } from '../frame/ToolFrame.island.tsx';
import { CodeSample } from '../sample/CodeSample.island.tsx';
import styles from './JoyVariables.module.css';
import { Sample } from './Sample.island.tsx';
import {
  SUBJECTS,
  stylesOf,
  subjectOf,
  type Values,
  type Variable,
  writeElement,
} from './subjects.ts';

export const placed = 'themed';

/** The CSS variables of a Joy UI component: changed by sliders, seen on the component, copied as `sx`. */
export function JoyVariables({ of }: { of: string }) {
  const subject = subjectOf(of);
  const [values, setValues] = useState<Values>({});
  const changed = stylesOf(subject, values);

  return (
    <ToolFrame>
      <section
        className={styles.root}
        aria-label={formatText(texts.joyVariablesOf, { component: subject })}
      >
        <div className={styles.stage}>
          <Sample subject={subject} styles={changed} />
        </div>
        <div className={styles.fields}>
          {SUBJECTS[subject].map((variable) => (
            <VariableField
              key={variable.name}
              variable={variable}
              value={values[variable.name] ?? variable.usual}
              onChange={(value) => setValues({ ...values, [variable.name]: value })}
            />
          ))}
          <button
            type="button"
            disabled={Object.keys(changed).length === 0}
            onClick={() => setValues({})}
          >
            {texts.reset}
          </button>
        </div>
      </section>
      <CodeSample title={texts.joyVariablesCode} code={writeElement(subject, changed)} />
    </ToolFrame>
  );
}

interface VariableFieldProps {
  variable: Variable;
  value: number;
  onChange: (value: number) => void;
}

function VariableField({ variable, value, onChange }: VariableFieldProps) {
  const id = useId();
  const { name, least, most } = variable;

  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code dir="ltr">{name}</code>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        aria-valuetext={`${value} px`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id} dir="ltr">
        {value} px
      </output>
    </div>
  );
}
