// A demo that does not build, told as the engine tells every mistake: file, line, problem.

import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

export interface BundleMistake {
  file: string | null;
  line: number | null;
  message: string;
  /** What to do about it, where somebody knows. */
  remedy?: string;
  /** Whether it is in settings that hold for all code below them, and so for nothing else to be told. */
  isInSettings?: boolean;
}

interface FromBundler {
  message: string;
  remedy?: string;
  id?: string;
  /** The module that lacks what another asked of it. */
  exporter?: string;
  loc?: { file?: string; line: number };
  errors?: readonly FromBundler[];
}

/** Finds the place and the first sentence of everything the bundler complained about. */
export function readMistakes(thrown: unknown, root: string): readonly BundleMistake[] {
  const mistakes = errorsIn(thrown).map((error) => readMistake(error, root));
  return mistakes.sort((one, other) => ((one.file ?? '') < (other.file ?? '') ? -1 : 1));
}

function readMistake(error: FromBundler, root: string): BundleMistake {
  const text = error.message.replace(COLOR, '').trim();
  const settings = UNREADABLE_SETTINGS.exec(text)?.groups;
  if (settings) return readSettingsMistake(settings, root);

  const place = findPlace(error, text);
  return {
    file: place ? relative(root, place.file) : null,
    line: place?.line ?? null,
    // What we refuse ourselves is said in whole sentences.
    message: error.remedy ? text : firstSentence(text),
    ...(error.remedy ? { remedy: error.remedy } : {}),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors arrive as escape sequences.
const COLOR = /\x1b\[[\d;]*m/g;
const ORIGIN = /^\[[^\]]+\]:? /;
/** The head of the drawing that shows the source; its path starts at the working folder. */
const DRAWING = /╭─\[ (.+?):(\d+):\d+ \]/;
/** A tsconfig.json that stands above some code and is broken; what follows is a trace of the bundler's. */
const UNREADABLE_SETTINGS =
  /Failed to load tsconfig "(?<file>.+?)": (?:\w+ \{.*?message: "(?<reason>.*?)"(?: at line \d+[^"]*)?, line: (?<line>\d+)|(?<words>[^\n]+))/;
const UNRESOLVED = /failed to resolve import "(.+?)" from "(.+?)"/;

function readSettingsMistake(
  { file = '', line, reason, words }: Record<string, string | undefined>,
  root: string,
): BundleMistake {
  const why = (reason ?? words ?? '').replace(/ at line \d+ column \d+$/, '');
  return {
    file: relative(root, file),
    line: line ? Number(line) : null,
    message: `TypeScript's settings cannot be read: ${why}.`,
    isInSettings: true,
  };
}

/** What the bundler complained about, one thing at a time. */
export function errorsIn(thrown: unknown): readonly FromBundler[] {
  if (!(thrown instanceof Error)) return [{ message: String(thrown) }];

  return flatten(thrown);
}

/** The bundler gathers errors, and one of them may be several itself. */
function flatten(error: FromBundler): readonly FromBundler[] {
  return error.errors?.length ? error.errors.flatMap(flatten) : [error];
}

/** Says what is wrong; where it is, the place says. */
function firstSentence(text: string): string {
  const [first = text] = text.split('\n');
  return first.replace(ORIGIN, '').replace(/ (in|from) "?\S+?"?\.?$/, '');
}

function findPlace(error: FromBundler, text: string): { file: string; line: number | null } | null {
  const importer = error.loc?.file ?? error.id;
  // The module that joins a demo to its surroundings exists only here: the fault is the demo's.
  if (importer?.startsWith('\0')) return error.exporter ? { file: error.exporter, line: 1 } : null;
  if (importer) return { file: importer, line: error.loc?.line ?? null };

  const [, drawn, line] = DRAWING.exec(text) ?? [];
  if (drawn) return { file: resolve(drawn), line: Number(line) };

  const [, source, from] = UNRESOLVED.exec(text) ?? [];
  return source && from ? { file: from, line: lineWith(source, from) } : null;
}

function lineWith(source: string, file: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(source)) + 1;
}
