// Looks at the demo that stands alone in this document, as different visitors would.

import '/axe.js';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const PHONE = '360px';

/** Headings are proven on the finished page: which level fits depends on where the demo stands. */
const RULES = { 'heading-order': { enabled: false } };

/** By day, from left to right: waits for the demo to live, and says whether it does. */
export async function lookByDay() {
  const state = await stateOf(document.querySelector('live-part'));
  await rest();
  return { state, barriers: await findBarriers(), said: tellWhatWasSaid() };
}

/** By night, from right to left, on a phone; leaves nothing behind for the next demo. */
export async function lookByNight() {
  const { style } = frameElement;
  const width = style.width;
  style.width = PHONE;
  document.documentElement.dir = 'rtl';
  document.documentElement.dataset.scheme = 'dark';
  await rest();
  const beyond = widthBeyond();
  const barriers = await findBarriers();
  style.width = width;
  localStorage.clear();
  sessionStorage.clear();
  return { beyond, barriers, said: tellWhatWasSaid() };
}

/** How the part came to life; waits for as long as that takes. */
function stateOf(part) {
  return new Promise((tell) => {
    const look = () => part.dataset.state && tell(part.dataset.state);
    new MutationObserver(look).observe(part, { attributeFilter: ['data-state'] });
    look();
  });
}

const QUIET = 50;
const LONGEST = 1000;

/** Waits until nothing has changed for a moment; what never rests is looked at as it is. */
async function rest() {
  await document.fonts.ready;
  const end = performance.now() + LONGEST;
  let changed = performance.now();
  const watcher = new MutationObserver(() => {
    changed = performance.now();
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
  while (performance.now() < Math.min(end, changed + QUIET)) {
    finishMoves();
    await pause();
  }
  watcher.disconnect();
}

/** A color on its way to another has a contrast that nobody reads. */
function finishMoves() {
  for (const move of document.getAnimations()) {
    if (Number.isFinite(move.effect.getComputedTiming().endTime)) move.finish();
  }
}

/** Not by frames of the screen: to draw what nobody looks at takes longer than to wait. */
function pause() {
  return new Promise((next) => setTimeout(next, 10));
}

async function findBarriers() {
  // A framed demo is a document of its own, but no page: it needs no heading and no landmarks.
  const tags = document.body.matches('.isolated') ? WCAG : [...WCAG, 'best-practice'];
  const found = await axe.run(document, {
    runOnly: tags,
    rules: RULES,
    resultTypes: ['violations'],
    // It would fetch every stylesheet once more, for a rule about sheets that turn the page.
    preload: false,
  });
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      help,
      element: target.flat().join(' '),
      summary: failureSummary,
    })),
  );
}

/** By how many pixels the demo is wider than its frame. */
function widthBeyond() {
  const frame = document.querySelector('.demo-frame') ?? document.documentElement;
  return frame.scrollWidth - frame.clientWidth;
}
