// Mistakes of somebody who is writing code this moment, in the words of the editor.

import * as texts from '../../styles/generated/texts.ts';
import { type Mistake, shorten } from './messages.ts';
import { placeIn } from './namedCode.ts';

/** Thrown where it is known what to say. */
export class CodeMistake extends Error {
  readonly file: string | undefined;
  readonly line: number | undefined;

  constructor({ message, file, line }: Mistake) {
    super(message);
    this.file = file;
    this.line = line;
  }
}

/** Finds what to say of anything that was thrown, and on which line of which file it happened. */
export function findMistake(thrown: unknown, files: readonly string[]): Mistake {
  if (!(thrown instanceof Error)) return { message: shorten(String(thrown)) };

  const { file, line } = thrown instanceof CodeMistake ? thrown : {};
  const place = line ? { file, line } : (placeIn(thrown.stack ?? '', files) ?? { file });
  return { message: shorten(saidOf(thrown)), ...place };
}

function saidOf(thrown: Error): string {
  const { name, message } = thrown;
  if (thrown instanceof CodeMistake) return message;

  const number = /^Minified React error #(\d+);/.exec(message)?.[1];
  if (number === undefined) return message ? `${name}: ${message}` : name;
  return IN_WORDS[number] ?? message;
}

/** The numbers of React's errors that one meets while writing. */
const IN_WORDS: Readonly<Record<string, string>> = {
  '31': texts.editRendersObject,
  '130': texts.editRendersNothing,
  '185': texts.editUpdatesForEver,
  '300': texts.editHooksDiffer,
  '301': texts.editUpdatesForEver,
  '310': texts.editHooksDiffer,
  '321': texts.editHooksDiffer,
};
