// An edited cut, running where the published one stands.

import * as texts from '../../styles/generated/texts.ts';
import type { DemoFile } from '../files.client.ts';
import type { Mistake, Report } from '../sandbox/messages.ts';
import { EditingFrame, type Loss } from './EditingFrame.client.ts';
import { FrameSize } from './FrameSize.client.ts';
import type { Outside } from './outsideOf.client.ts';

/** Whoever types is not disturbed by every letter. */
const PAUSE = 150;

const WHY: Readonly<Record<Loss, string>> = {
  'not-started': texts.editNotStarted,
  'no-answer': texts.editNoAnswer,
  left: texts.editLeft,
  flooded: texts.editFlooded,
};

export type Files = readonly DemoFile[];

interface Listener {
  rendered(): void;
  failed(mistake: Mistake): void;
}

export interface TrialSettings {
  /** The cut in the page that it stands in for. */
  readonly cut: HTMLElement;
  readonly title: string;
  /** The id of the product whose provider surrounds it. */
  readonly provider: string;
  /** How high it is, where that does not depend on what it shows. */
  readonly height: number | undefined;
  outside(): Outside;
  /** In pixels, where somebody looks at it as on another screen. */
  width(): number | undefined;
}

/** The trial of one styling, which shows the last version that worked. */
export class SandboxPreview {
  readonly #settings: TrialSettings;
  readonly #listener: Listener;
  readonly #room = document.createElement('div');
  readonly #size = new FrameSize(this.#room);
  readonly #sent = new Map<number, Files>();
  #frame: EditingFrame | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #runs = 0;
  #newest = 0;
  #begun = 0;
  #wanted: Files | undefined;
  #good: Files | undefined;

  constructor(settings: TrialSettings, listener: Listener) {
    this.#settings = settings;
    this.#listener = listener;
    this.#room.className = 'trial';
    settings.cut.append(this.#room);
    if (settings.height) this.#size.set(settings.height, settings.height);
  }

  /** Whether it stands in place of the published cut, or will as soon as something works. */
  get isWanted(): boolean {
    return this.#wanted !== undefined;
  }

  /** Whether it shows something that worked, but not what is wanted by now. */
  get isBehind(): boolean {
    return (
      this.#wanted !== undefined && this.#good !== undefined && !isSame(this.#good, this.#wanted)
    );
  }

  /** Lets code that somebody else wrote be only so high that it covers and displaces little of the page. */
  limit(isLimited: boolean): void {
    if (this.#size.isLimited === isLimited) return;

    this.#size.isLimited = isLimited;
    // Neither gets a document in which the other has run.
    this.#close();
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
    if (before) {
      this.#waiting = setTimeout(() => this.#ask(files), PAUSE);
      return;
    }
    // What it showed when it was left may be what is asked for again.
    if (this.#good && !isSame(files, this.#good)) this.#good = undefined;
    this.#show();
    if (!this.#good) this.#ask(files);
  }

  /** Gives the place back to the published cut. */
  leave(): void {
    clearTimeout(this.#waiting);
    this.#wanted = undefined;
    // Foreign code does not run on where nobody sees it.
    if (this.#size.isLimited) this.#close();
    this.#show();
  }

  /** Tells the frame what holds in the page by now. */
  surround(): void {
    const width = this.#settings.width();
    this.#room.style.inlineSize = width ? `${width}px` : '';
    this.#room.classList.toggle('demo-narrowed', width !== undefined);
    this.#frame?.say({
      kind: 'surround',
      outside: { ...this.#settings.outside(), limited: this.#size.isLimited },
    });
  }

  #open(): void {
    this.#frame = new EditingFrame(this.#room, this.#settings.title, {
      report: (report) => this.#take(report),
      lost: (why) => this.#replace(why),
    });
    this.surround();
  }

  #ask(files: Files): void {
    this.#begun = performance.now();
    this.#newest = this.#send(files);
    this.#sent.set(this.#newest, files);
  }

  #send(files: Files): number {
    if (!this.#frame) this.#open();
    this.#runs += 1;
    const { provider } = this.#settings;
    this.#frame?.say({ kind: 'run', run: this.#runs, files, provider });
    return this.#runs;
  }

  #take(report: Report): void {
    if (report.kind === 'size' && !this.#settings.height) {
      this.#size.report(report.content, report.reach);
    } else if (report.kind === 'rendered') {
      this.#finish(report.run);
    } else if (report.kind === 'failed' && report.run === this.#newest) {
      this.#listener.failed(report.mistake);
    }
  }

  #finish(run: number): void {
    this.#good = this.#sent.get(run) ?? this.#good;
    // Of those before it nobody will hear again.
    for (const earlier of this.#sent.keys()) if (earlier <= run) this.#sent.delete(earlier);
    this.#show();
    if (run !== this.#newest) return;

    performance.measure('edit', { start: this.#begun });
    this.#listener.rendered();
  }

  /** After an accident, what was shown before is shown again. */
  #replace(why: Loss): void {
    const good = this.#good;
    this.#close();
    this.#show();
    this.#listener.failed({ message: WHY[why] });
    // What is to blame may be what was shown: it gets one more chance only when it is edited.
    if (!good || why === 'not-started' || (this.#wanted && isSame(good, this.#wanted))) return;

    this.#sent.set(this.#send(good), good);
  }

  #close(): void {
    this.#frame?.close();
    this.#frame = undefined;
    this.#good = undefined;
    this.#sent.clear();
  }

  /** Only what has worked takes the place of the published cut. */
  #show(): void {
    this.#room.toggleAttribute('data-shown', this.isWanted && this.#good !== undefined);
  }
}

function isSame(one: Files, other: Files): boolean {
  return one.every(({ text }, index) => text === other[index]?.text);
}
