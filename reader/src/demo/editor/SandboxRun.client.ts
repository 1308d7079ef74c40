// What is edited of one styling, as it runs in a frame of its own.

import * as texts from '../../styles/generated/texts.ts';
import type { ShownMistake } from '../demoState.ts';
import type { DemoFile } from '../files.client.ts';
import type { Mistake, Order, Report } from '../sandbox/messages.ts';
import { EditingFrame, keepFramesHere, type Loss } from './EditingFrame.client.ts';
import { FrameSize, type Height } from './FrameSize.client.ts';
import type { Outside } from './outsideOf.client.ts';

/** Whoever types is not disturbed by every letter. */
const PAUSE = 150;

/** In the middle of a word everything is wrong. */
const QUIET = 300;

const WHY: Readonly<Record<Loss, string>> = {
  'not-started': texts.editNotStarted,
  'no-answer': texts.editNoAnswer,
  left: texts.editLeft,
  flooded: texts.editFlooded,
};

export type Files = readonly DemoFile[];

/** Is told what is wrong, and when nothing is any more. */
type Tell = (mistake: ShownMistake | undefined) => void;

export interface RunSettings {
  /** The id of the product whose provider surrounds the demo. */
  readonly provider: string;
  /** How high it is, where that does not depend on what it shows. */
  readonly height: number | undefined;
}

/** What is to be seen of it. */
export interface RunState {
  /** Which of its documents is open; none before anything runs, and after an accident. */
  readonly document: number | undefined;
  /** Whether what has worked takes the place of the published variant. */
  readonly isShown: boolean;
  /** Whether it covers nothing of the page and scrolls what is higher than most of the screen. */
  readonly isLimited: boolean;
  readonly height: Height | undefined;
}

/** The edits of one styling as they run, of which the last version that worked is shown. */
export class SandboxRun {
  readonly #settings: RunSettings;
  readonly #tell: Tell;
  readonly #size = new FrameSize((height) => this.#change({ height }));
  readonly #sent = new Map<number, Files>();
  readonly #followers = new Set<() => void>();
  #state: RunState;
  #frame: EditingFrame | undefined;
  /** What is said to a document that is not there yet. */
  #unsaid: Order[] = [];
  #outside: Outside | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #untold: ReturnType<typeof setTimeout> | undefined;
  #edited = 0;
  #documents = 0;
  #runs = 0;
  #newest = 0;
  #begun = 0;
  #wanted: Files | undefined;
  #good: Files | undefined;

  constructor(settings: RunSettings, tell: Tell) {
    this.#settings = settings;
    this.#tell = tell;
    const height = settings.height
      ? { content: settings.height, reach: settings.height }
      : undefined;
    this.#state = { document: undefined, isShown: false, isLimited: false, height };
  }

  readonly getState = (): RunState => this.#state;

  readonly subscribe = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  /** Takes the frame of the document that is open; returns how to end that. */
  readonly attach = (element: HTMLIFrameElement): (() => void) => {
    const frame = new EditingFrame(element, {
      report: (report) => this.#take(report),
      lost: (why) => this.#replace(why),
    });
    this.#frame = frame;
    for (const order of this.#unsaid.splice(0)) frame.say(order);
    return () => frame.close();
  };

  /** Lets code that somebody else wrote be only so high that it covers and displaces little of the page. */
  limit(isLimited: boolean): void {
    if (this.#state.isLimited === isLimited) return;

    // Neither gets a document in which the other has run.
    this.#close();
    this.#change({ isLimited });
  }

  /** Loads what the files need, and shows nothing. */
  prepare(files: Files): void {
    if (this.#runs === 0) this.#send(files);
  }

  /** Runs the files after a short pause, or at once when it was not wanted until now. */
  run(files: Files): void {
    const before = this.#wanted;
    this.#wanted = files;
    if (before && isSame(files, before)) return;

    clearTimeout(this.#waiting);
    this.#edited = performance.now();
    if (before) {
      this.#waiting = setTimeout(() => this.#ask(files), PAUSE);
      return;
    }
    // What it showed when it was left may be what is asked for again.
    if (this.#good && !isSame(files, this.#good)) this.#good = undefined;
    this.#show();
    if (!this.#good) this.#ask(files);
  }

  /** Gives the place back to the published variant. */
  leave(): void {
    if (!this.#wanted) return;

    clearTimeout(this.#waiting);
    this.#wanted = undefined;
    this.#mend();
    // Foreign code does not run on where nobody sees it.
    if (this.#state.isLimited) this.#close();
    this.#show();
  }

  /** Tells the frame what holds in the page by now. */
  surround(outside: Outside): void {
    this.#outside = outside;
    if (this.#state.document !== undefined) this.#surround();
  }

  #open(): void {
    keepFramesHere();
    this.#documents += 1;
    this.#change({ document: this.#documents });
    this.#surround();
  }

  #surround(): void {
    const { isLimited: limited } = this.#state;
    if (this.#outside) this.#say({ kind: 'surround', outside: { ...this.#outside, limited } });
  }

  #say(order: Order): void {
    if (this.#frame) this.#frame.say(order);
    else this.#unsaid.push(order);
  }

  #ask(files: Files): void {
    this.#begun = performance.now();
    this.#newest = this.#send(files);
    this.#sent.set(this.#newest, files);
  }

  #send(files: Files): number {
    if (this.#state.document === undefined) this.#open();
    this.#runs += 1;
    const { provider } = this.#settings;
    this.#say({ kind: 'run', run: this.#runs, files, provider });
    return this.#runs;
  }

  #take(report: Report): void {
    if (report.kind === 'size' && !this.#settings.height) {
      this.#size.report(report);
    } else if (report.kind === 'rendered') {
      this.#finish(report.run);
    } else if (report.kind === 'failed' && report.run === this.#newest) {
      this.#fail(report.mistake);
    }
  }

  #finish(run: number): void {
    this.#good = this.#sent.get(run) ?? this.#good;
    // Of those before it nobody will hear again.
    for (const earlier of this.#sent.keys()) if (earlier <= run) this.#sent.delete(earlier);
    this.#show();
    if (run !== this.#newest) return;

    performance.measure('edit', { start: this.#begun });
    this.#mend();
  }

  /** After an accident, what was shown before is shown again. */
  #replace(why: Loss): void {
    const good = this.#good;
    this.#close();
    this.#show();
    this.#fail({ message: WHY[why] });
    // What is to blame may be what was shown: it gets one more chance only when it is edited.
    if (!good || why === 'not-started' || (this.#wanted && isSame(good, this.#wanted))) return;

    this.#sent.set(this.#send(good), good);
  }

  #fail(mistake: Mistake): void {
    const isBehind = this.#isBehind;
    const rest = Math.max(0, this.#edited + QUIET - performance.now());
    clearTimeout(this.#untold);
    this.#untold = setTimeout(() => this.#tell({ mistake, isBehind }), rest);
  }

  #mend(): void {
    clearTimeout(this.#untold);
    this.#tell(undefined);
  }

  #close(): void {
    this.#frame?.close();
    this.#frame = undefined;
    this.#unsaid = [];
    this.#good = undefined;
    this.#sent.clear();
    this.#change({ document: undefined });
  }

  /** Only what has worked takes the place of the published variant. */
  #show(): void {
    this.#change({ isShown: this.#wanted !== undefined && this.#good !== undefined });
  }

  /** Whether it shows something that worked, but not what is wanted by now. */
  get #isBehind(): boolean {
    const [wanted, good] = [this.#wanted, this.#good];
    return wanted !== undefined && good !== undefined && !isSame(good, wanted);
  }

  #change(changes: Partial<RunState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const follower of this.#followers) follower();
  }
}

function isSame(one: Files, other: Files): boolean {
  return one.every(({ text }, index) => text === other[index]?.text);
}
