// Looks at the demos of this document, as different visitors would.

import '/axe.js';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const PHONE = '360px';

/** Headings are proven on the finished page: which level fits depends on where the demo stands. */
const RULES = { 'heading-order': { enabled: false } };

/** A document with a single demo may be the demo itself. */
const framed = [...document.querySelectorAll('main > .demo')];
const demos = framed.length > 0 ? framed : [document.documentElement];

/** By day, from left to right: waits for the demos to live, and says whether they do. */
export async function lookByDay() {
  const states = await Promise.all([...document.querySelectorAll('live-part')].map(stateOf));
  await rest();
  return {
    states,
    barriers: await findBarriers(),
    entangled: areEntangled(),
    outside: isOutside(),
    said: tellWhatWasSaid(),
  };
}

/** By night, from right to left, on a phone; leaves nothing behind for the next demo. */
export async function lookByNight() {
  const { style } = frameElement;
  const width = style.width;
  style.width = PHONE;
  document.documentElement.dir = 'rtl';
  document.documentElement.dataset.scheme = 'dark';
  await rest();
  const beyond = demos.map(widthBeyond);
  const barriers = await findBarriers();
  const entangled = areEntangled();
  style.width = width;
  localStorage.clear();
  sessionStorage.clear();
  return { beyond, barriers, entangled, said: tellWhatWasSaid() };
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

/** While axe looks: what changes late takes its color at once. */
const still = new CSSStyleSheet();
still.replaceSync('*, ::before, ::after { transition: none !important; }');

async function findBarriers() {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  try {
    return await runAxe();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}

async function runAxe() {
  // A framed demo is a document of its own, but no page: it needs no heading and no landmarks.
  const tags = document.body.matches('.isolated') ? WCAG : [...WCAG, 'best-practice'];
  const found = await axe.run(document, {
    runOnly: tags,
    rules: RULES,
    resultTypes: ['violations'],
    elementRef: true,
    // It would fetch every stylesheet once more, for a rule about sheets that turn the page.
    preload: false,
  });
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element, target, failureSummary }) => ({
      rule: id,
      help,
      element: target.flat().join(' '),
      summary: failureSummary,
      demo: demos.findIndex((demo) => demo.contains(element)),
    })),
  );
}

/** By how many pixels a demo is wider than its frame. */
function widthBeyond(demo) {
  const frame = demo.querySelector(':scope > .demo-frame') ?? demo;
  return frame.scrollWidth - frame.clientWidth;
}

/** Whether one of several demos may cover others, hide them, change or be taken for another. */
function areEntangled() {
  if (demos.length === 1) return false;

  const hidden = document.querySelector(':is([aria-hidden=true], [inert]):has(> .demo, > main)');
  return hidden !== null || isOutside() || shareNames() || demos.some(reachesOut);
}

const NAMES = { '[id]': 'id', 'input[type=radio][name]': 'name', 'details[name]': 'name' };
const REFERENCES = ['for', 'form', 'list', 'headers', 'popovertarget', ...ofAria()];

function ofAria() {
  const kinds = ['activedescendant', 'controls', 'describedby', 'details', 'errormessage'];
  return [...kinds, 'flowto', 'labelledby', 'owns'].map((kind) => `aria-${kind}`);
}

/** Whether two demos have the same id or group, or one refers to an element of another. */
function shareNames() {
  for (const [selector, name] of Object.entries(NAMES)) {
    const holders = new Map();
    for (const element of document.querySelectorAll(selector)) {
      const demo = demos.findIndex((one) => one.contains(element));
      const value = element.getAttribute(name);
      if (name === 'id' ? holders.has(value) : (holders.get(value) ?? demo) !== demo) return true;
      holders.set(value, demo);
    }
  }
  return demos.some((demo) => REFERENCES.some((name) => refersElsewhere(demo, name)));
}

function refersElsewhere(demo, name) {
  const values = [...demo.querySelectorAll(`[${name}]`)].map((it) => it.getAttribute(name));
  const found = values.flatMap((value) => value.split(/\s+/).map(elementOf)).filter(Boolean);
  return found.some((element) => !demo.contains(element) && element.closest('main > .demo'));
}

function elementOf(id) {
  return document.getElementById(id);
}

const OUTSIDE = 'body > :not(main, live-part, script, style, noscript, template)';

/** Whether a demo shows elements beside those of the document. */
function isOutside() {
  return [...document.querySelectorAll(`${OUTSIDE}, :is(${OUTSIDE}) *`)].some(isSeen);
}

function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width * height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function reachesOut(demo) {
  return [...demo.querySelectorAll('*')].some((element) => liesOutside(element, demo));
}

/** Only what is positioned leaves the frame: everything else scrolls in it. */
function liesOutside(element, demo) {
  const { position } = getComputedStyle(element);
  if (position !== 'fixed' && position !== 'absolute') return false;
  if (!isSeen(element)) return false;
  if (position === 'fixed') return true;

  const space = demo.getBoundingClientRect();
  for (let box = element; box !== demo; box = box.parentElement) {
    const clips = box === element || getComputedStyle(box).overflow !== 'visible';
    if (clips && isWithin(box.getBoundingClientRect(), space)) return false;
  }
  return true;
}

function isWithin(box, space) {
  return box.top >= space.top && box.bottom <= space.bottom;
}
