// What the page and the frame that runs edited code say to each other: the frame sends the page one end of a
// channel with its first message, and all others go through that.

export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** What stands around the demo in the page, and has to stand around it in the frame. */
export interface Outside {
  readonly direction: 'ltr' | 'rtl';
  readonly scheme: 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  /** Whether the visitor looks at this demo otherwise than at the page. */
  readonly isInFrame: boolean;
  readonly styling: string;
  /** The classes of the demo, and the sizes its author gave it. */
  readonly looks: string;
  readonly sizes: string;
  /** Whether the demo has a document of its own in the page as well. */
  readonly isolated: boolean;
  /** Whether the frame brings its ground along: where its scheme is not that of the page. */
  readonly opaque: boolean;
  /** Whether the frame is only so high, and what is higher is scrolled in it. */
  readonly limited: boolean;
  /** What the visitor tries on all demos: styles, and whether dense components are among it. */
  readonly themeOverrides: { readonly style: string; readonly compact: boolean };
}

/** What the page says to the frame. */
export type Order =
  | { readonly kind: 'surround'; readonly outside: Outside }
  | {
      readonly kind: 'run';
      readonly run: number;
      readonly files: readonly SourceFile[];
      /** The id of the product whose provider surrounds the demo; empty where none does. */
      readonly provider: string;
    }
  | { readonly kind: 'ask' };

/** What is wrong with some code, and where. */
export interface Mistake {
  readonly message: string;
  readonly file?: string | undefined;
  /** Counted from one. */
  readonly line?: number | undefined;
}

/** What the frame says to the page. */
export type Report =
  | { readonly kind: 'answer' }
  | { readonly kind: 'rendered'; readonly run: number }
  | { readonly kind: 'failed'; readonly run: number; readonly mistake: Mistake }
  | {
      readonly kind: 'size';
      readonly content: number;
      /** How far down something reaches that lies above the content. */
      readonly reach: number;
    };

const LONGEST_MESSAGE = 2000;

/** Whether a frame says with this that it listens. */
export function isReady(data: unknown): boolean {
  return isRecord(data) && data.kind === 'ready';
}

/** Reads a report; the code in the frame may be anybody's, so that nothing in it is taken for granted. */
export function readReport(data: unknown): Report | undefined {
  const told = isRecord(data) ? data : {};
  switch (told.kind) {
    case 'answer':
      return { kind: told.kind };
    case 'rendered':
      return isNumber(told.run) ? { kind: 'rendered', run: told.run } : undefined;
    case 'failed':
      return isNumber(told.run)
        ? { kind: 'failed', run: told.run, mistake: readMistake(told.mistake) }
        : undefined;
    case 'size':
      return isNumber(told.content) && isNumber(told.reach)
        ? { kind: 'size', content: told.content, reach: told.reach }
        : undefined;
    default:
      return undefined;
  }
}

function readMistake(data: unknown): Mistake {
  const { message, file, line } = isRecord(data) ? data : {};
  return {
    message: shorten(String(message)),
    file: typeof file === 'string' ? file : undefined,
    line: isNumber(line) && Number.isInteger(line) && line > 0 ? line : undefined,
  };
}

/** No more of a message than anybody reads. */
export function shorten(message: string): string {
  return message.slice(0, LONGEST_MESSAGE);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
