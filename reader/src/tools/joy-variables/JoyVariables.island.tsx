import { useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { RangeField } from '../frame/RangeField.island.tsx';
import { ToolFrame } from '../frame/ToolFrame.island.tsx';
import { CodeSample } from '../sample/CodeSample.island.tsx';
import styles from './JoyVariables.module.css';
import { Sample } from './Sample.island.tsx';
import { SUBJECTS, stylesOf, subjectOf, type Values, writeElement } from './subjects.ts';

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
          {SUBJECTS[subject].map(({ name, usual, least, most }) => (
            <RangeField
              key={name}
              label={
                <code dir="ltr" className={styles.name}>
                  {name}
                </code>
              }
              least={least}
              most={most}
              unit="px"
              value={values[name] ?? usual}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          ))}
          <button
            type="button"
            aria-disabled={Object.keys(changed).length === 0}
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
