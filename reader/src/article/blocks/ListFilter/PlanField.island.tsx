import { useId } from 'react';
import * as texts from '../../../styles/generated/texts.ts';
import styles from './ListFilter.island.module.css';
import { PLANS, type PlanChoice } from './plan.ts';

const NAMES: Readonly<Record<PlanChoice, string>> = {
  '': texts.filterEveryPlan,
  community: texts.community,
  pro: texts.pro,
  premium: texts.premium,
};

interface PlanFieldProps {
  value: PlanChoice;
  onChange: (plan: PlanChoice) => void;
}

/** The plan of the features that are shown; the arrow keys go through them. */
export function PlanField({ value, onChange }: PlanFieldProps) {
  const group = useId();

  return (
    <fieldset className={styles.plans}>
      <legend>{texts.filterPlan}</legend>
      {PLANS.map((plan) => (
        <label key={plan}>
          <input
            type="radio"
            name={group}
            value={plan}
            checked={plan === value}
            onChange={() => onChange(plan)}
          />
          {NAMES[plan]}
        </label>
      ))}
    </fieldset>
  );
}
