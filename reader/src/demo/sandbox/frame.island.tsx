// The frame in which edited code runs: a document without an origin, which knows nothing of the visitor.

import './frame.css';
// First of all scripts: those below make code of text as soon as they are evaluated.
import './confine.client.ts';
import { shownStyling } from '../../islands/styling.client.ts';
import { shownDirection } from '../../preferences/shownDirection.client.ts';
import { answerForScheme } from '../preview-frame/in-frame/answerForScheme.client.ts';
import { provideStorage } from '../preview-frame/in-frame/storage.client.ts';
import { loadSurroundings } from './loadProvider.island.tsx';
import type { Order, Report, SourceFile } from './messages.ts';
import { findMistake } from './mistakes.ts';
import { findPlace, surround } from './outside.client.ts';
import { siteOrigin } from './policy.client.ts';
import { readProgram } from './readProgram.ts';
import { Stage } from './Stage.island.tsx';
import { measure, watchSize } from './size.client.ts';
import { leaveFocus, stayHere } from './stayHere.client.ts';
import { submitForms } from './submitForms.client.ts';

const site = siteOrigin();
stayHere();
submitForms();
leaveFocus();
provideStorage();
answerForScheme();

// The page and this script speak through a channel that no other code gets hold of: it is made, and one
// end sent away, before any other code runs, and what is said on it is said by a function taken from it.
const { port1: port, port2: pagePort } = new MessageChannel();
const send = port.postMessage.bind(port);
const place = findPlace();
const stage = new Stage(place.slot, (thrown) => tellFailure(newest, thrown));
let newest: Extract<Order, { kind: 'run' }> | undefined;

port.onmessage = ({ data }) => obey(data);
addEventListener('error', ({ error }) => {
  if (error) tellFailure(newest, error);
});
addEventListener('unhandledrejection', ({ reason }) => tellFailure(newest, reason));
watchSize(place.room, (size) => tell({ kind: 'size', ...size }));
parent.postMessage({ kind: 'ready' }, site, [pagePort]);

function obey(order: Order): void {
  if (order.kind === 'ask') tell({ kind: 'answer' });
  else if (order.kind === 'surround') void turn(order.outside);
  else void run(order);
}

async function turn(outside: Extract<Order, { kind: 'surround' }>['outside']): Promise<void> {
  const turned = outside.direction !== shownDirection();
  surround(place, outside);
  if (turned) stage.turn(await shownStyling());
}

async function run(order: Extract<Order, { kind: 'run' }>): Promise<void> {
  newest = order;
  try {
    const [program, Around, styling, tailwind] = await Promise.all([
      readProgram(order.files),
      loadSurroundings(order.provider),
      shownStyling(),
      writeUtilities(order.files),
    ]);
    // While packages were loading the visitor went on typing.
    if (newest !== order) return;

    const styles = tailwind === undefined ? program.styles : [tailwind];
    stage.show({ ...program, styles, Around, styling });
    tell({ kind: 'size', ...measure(place.room) });
    tell({ kind: 'rendered', run: order.run });
  } catch (thrown) {
    if (newest === order) tellFailure(order, thrown);
  }
}

/** The whole stylesheet of a Tailwind cut; its author's own sheets are part of it. */
async function writeUtilities(files: readonly SourceFile[]): Promise<string | undefined> {
  if (place.slot.dataset.styling !== 'tailwind') return undefined;

  const { writeTailwind } = await import('./tailwind.ts');
  return writeTailwind(files);
}

function tellFailure(order: typeof newest, thrown: unknown): void {
  if (!order) return;

  const names = order.files.map(({ name }) => name);
  tell({ kind: 'failed', run: order.run, mistake: findMistake(thrown, names) });
}

function tell(report: Report): void {
  send(report);
}
