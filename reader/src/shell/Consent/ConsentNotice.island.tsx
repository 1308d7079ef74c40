import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { type Closable, createOverlay } from '../../ui/overlay.island.tsx';
import styles from './ConsentNotice.css?inline';

interface ConsentNoticeProps {
  /** The visitor asked for the question, so it takes the focus. */
  isWanted: boolean;
  onAnswer: (isGranted: boolean) => void;
}

adoptStyles(styles);

/** The question whether the site may measure: it hides nothing, and can be left unanswered. */
function ConsentNotice({ isWanted, onAnswer, onClose }: ConsentNoticeProps & Closable) {
  const notice = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(isWanted);

  useEffect(() => {
    // What comes into a live region that is there already is read out when there is a pause.
    const frame = requestAnimationFrame(() => setIsAsked(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useLayoutEffect(() => {
    const region = notice.current;
    const next = isWanted ? document.activeElement : document.querySelector('main');
    if (isWanted) region?.focus();
    return () => {
      // Whoever answered by keyboard goes on from where they were.
      const hasFocus = region?.contains(document.activeElement);
      if (hasFocus && next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, [isWanted]);

  return (
    <section
      ref={notice}
      className="consent"
      tabIndex={-1}
      aria-label={texts.consentTitle}
      aria-live="polite"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {isAsked && (
        <>
          <p className="consent-title">{texts.consentTitle}</p>
          <p>{texts.consentText}</p>
          <div className="consent-choices">
            <button type="button" onClick={() => onAnswer(true)}>
              {texts.consentAllow}
            </button>
            <button type="button" onClick={() => onAnswer(false)}>
              {texts.consentRefuse}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** Right behind the way to the content, so that the keyboard comes to it first. */
export const consentNotice = createOverlay<ConsentNoticeProps>(ConsentNotice, (host) =>
  document.body.firstElementChild?.after(host),
);
