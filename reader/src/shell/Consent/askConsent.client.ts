// Whether a visitor lets the site measure: asked once, kept, and changed whenever they like.

import { keep, onChosenElsewhere, recall } from '../../preferences/memory.client.ts';

const KEY = 'measuring';

/** Tells what the visitor answers, now and later; asks only who never answered, or wants to be asked again. */
export function askConsent(hear: (isGranted: boolean) => void): void {
  // Who cannot remember an answer would ask on every page; nobody is asked, and nothing is measured.
  if (!canRemember()) return;

  let closeNotice: (() => void) | undefined;

  /** What was chosen on another page holds here as well. */
  const follow = () => {
    const answer = recall(KEY);
    if (answer === null) return;

    closeNotice?.();
    hear(answer === 'yes');
  };
  const ask = async (isWanted: boolean) => {
    const { consentNotice } = await import('./ConsentNotice.island.tsx');
    // Another tab may have heard the answer while this one was fetching the question.
    if (!isWanted && recall(KEY) !== null) return;

    closeNotice = consentNotice.close;
    closeNotice();
    consentNotice.open({ isWanted, onAnswer });
  };
  const onAnswer = (isGranted: boolean) => {
    keep(KEY, isGranted ? 'yes' : 'no');
    follow();
  };

  offerAgain(() => void ask(true));
  onChosenElsewhere((key) => {
    if (key === KEY) follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  if (recall(KEY) === null) void ask(false);
  else follow();
}

/** The way to choose again, at the foot of the page. */
function offerAgain(ask: () => void): void {
  const opener = document.querySelector<HTMLElement>('[data-consent-opener]');
  opener?.removeAttribute('hidden');
  opener?.addEventListener('click', ask);
}

function canRemember(): boolean {
  const probe = `${KEY}-probe`;
  keep(probe, 'yes');
  const kept = recall(probe);
  keep(probe, null);
  return kept !== null;
}
