import { useState } from 'react';
import {
  keepThemeOverrides,
  type ThemeOverrides,
} from '../../preferences/themeOverrides.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import styles from './TryBar.module.css';
import { useThemeOverrides } from './useThemeOverrides.ts';

interface TryBarProps<Part extends keyof ThemeOverrides> {
  /** What of the demos is overridden. */
  part: Part;
  value: Required<ThemeOverrides>[Part];
  reset: { run: () => void; idle: boolean };
}

/** Lets a visitor try what a tool shows on all demos of the site, end that, and begin the tool anew. */
export function TryBar<Part extends keyof ThemeOverrides>({
  part,
  value,
  reset,
}: TryBarProps<Part>) {
  const current = useThemeOverrides()[part];
  const [said, setSaid] = useState('');
  const same = JSON.stringify(current) === JSON.stringify(value);

  const show = (next: ThemeOverrides[Part], words: string) => {
    keepThemeOverrides({ [part]: next });
    setSaid(words);
  };
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.main}
        disabled={same}
        onClick={() => show(value, texts.triedNow)}
      >
        {current && !same ? texts.tryOther : texts.tryOnAll}
      </button>
      {current && (
        <button type="button" onClick={() => show(undefined, texts.overridesEnded)}>
          {texts.stopTrying}
        </button>
      )}
      <button type="button" disabled={reset.idle} onClick={reset.run}>
        {texts.reset}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
