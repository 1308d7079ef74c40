import { useId, useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { RangeField } from '../frame/RangeField.island.tsx';
import { ToolFrame } from '../frame/ToolFrame.island.tsx';
import { CodeSample } from '../sample/CodeSample.island.tsx';
import { TryBar } from '../theme-overrides/TryBar.island.tsx';
import { useThemeOverrides } from '../theme-overrides/useThemeOverrides.ts';
import styles from './DensityTool.module.css';
import { LARGEST, USUAL, writeDensityCode, writeSpacing } from './density.ts';
import { Preview } from './Preview.island.tsx';

export const placed = 'themed';

/** How close components stand: the unit of all distances, and the smaller sizes they bring along. */
export function DensityTool() {
  // Whoever changes overrides begins with those that are on.
  const { density = USUAL } = useThemeOverrides();
  const [changed, setDensity] = useState<typeof USUAL>();
  const { spacing, compact } = changed ?? density;
  const usual = spacing === USUAL.spacing && compact === USUAL.compact;

  return (
    <ToolFrame>
      <div className={styles.fields}>
        <RangeField
          label={texts.densitySpacing}
          most={LARGEST}
          value={spacing}
          onChange={(chosen) => setDensity({ spacing: chosen, compact })}
        />
        <CompactField
          value={compact}
          onChange={(chosen) => setDensity({ spacing, compact: chosen })}
        />
      </div>
      <Preview spacing={spacing} compact={compact} />
      <CodeSample title={texts.themeCode} code={writeDensityCode({ spacing, compact })} />
      <TryBar
        part="density"
        value={{ spacing, compact, style: writeSpacing(spacing, ':root:root') }}
        reset={{ run: () => setDensity(USUAL), idle: usual }}
      />
    </ToolFrame>
  );
}

interface CompactFieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

function CompactField({ value, onChange }: CompactFieldProps) {
  const id = useId();

  return (
    <div className={styles.compact}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{texts.densityCompact}</label>
      <p id={`${id}-hint`}>{texts.densityCompactHint}</p>
    </div>
  );
}
