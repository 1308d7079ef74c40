import { useEffect, useRef, useState } from 'react';
import * as texts from '../styles/generated/texts.ts';
import { reportAddress } from './reportAddress.client.ts';
import { tellOfFailure } from './tellOfFailure.client.ts';

interface PartFailureProps {
  failure: Error;
  /** Renders the part anew, and calls back when that is done. */
  onReset: (done: () => void) => void;
}

/** What a visitor sees of a part that stopped working: why, and what can be done. */
export function IslandFailure({ failure, onReset }: PartFailureProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [report, setReport] = useState<string>();

  // Only in the page can it be known whose failure this is.
  useEffect(() => {
    if (!notice.current) return;

    setReport(reportAddress(notice.current, failure.message));
    tellOfFailure(notice.current, failure);
  }, [failure]);

  const reset = () => {
    const part = notice.current?.parentElement;
    onReset(() => part && takeFocus(part));
  };

  return (
    <div className="live-part-notice" role="alert" ref={notice}>
      {texts.partStopped} <code>{failure.message}</code>
      <p>
        <button type="button" onClick={reset}>
          {texts.resetDemo}
        </button>
        {report && <a href={report}>{texts.reportProblem}</a>}
      </p>
    </div>
  );
}

/** The button is gone: the keyboard goes on from the part, or from the button of the next failure. */
function takeFocus(part: HTMLElement): void {
  const button = part.querySelector<HTMLElement>('.live-part-notice button');
  part.tabIndex = -1;
  (button ?? part).focus();
}
