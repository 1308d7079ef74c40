import { useState } from 'react';
import { keepTried, type Tried } from '../../preferences/themeOverrides.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { hideNotice } from './hideNotice.client.ts';
import styles from './TryBar.module.css';
import { useTried } from './useTried.ts';

interface TryBarProps<Part extends keyof Tried> {
  /** What of the demos is tried. */
  part: Part;
  value: Required<Tried>[Part];
  reset: { run: () => void; idle: boolean };
}

/** Lets a visitor try what a tool shows on all demos of the site, end that, and begin the tool anew. */
export function TryBar<Part extends keyof Tried>({ part, value, reset }: TryBarProps<Part>) {
  const tried = useTried()[part];
  const [said, setSaid] = useState('');
  const same = JSON.stringify(tried) === JSON.stringify(value);

  const show = (next: Tried[Part], words: string) => {
    keepTried({ [part]: next });
    setSaid(words);
    // The notice says what held when the page began, and the tool says it better.
    hideNotice();
  };
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.main}
        disabled={same}
        onClick={() => show(value, texts.triedNow)}
      >
        {tried && !same ? texts.tryOther : texts.tryOnAll}
      </button>
      {tried && (
        <button type="button" onClick={() => show(undefined, texts.triedNoMore)}>
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
