// What the engine and this half of the live server say to each other: one JSON object a line.

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isObject } from '../build/isObject.ts';
import type { DemoSource } from '../build/request.ts';
import type { Assets } from './assets.ts';

export interface Start {
  /** The folder that the paths of demos are written from. */
  root: string;
  host: string;
  port: number;
  content: string;
  /** Where the engine writes modules of its own, such as those of playgrounds. */
  written: string;
  /** Where Vite keeps the packages as it has prepared them. */
  cacheDir: string;
  demos: readonly DemoSource[];
  /** The key of commercial packages. */
  licenseKey?: string | null;
}

/** What is sent to the browser of whoever asked. */
export interface Answer {
  answer: number;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Sent in place of a body. */
  file?: string;
}

export interface Part {
  part: string;
  props: unknown;
}

export interface Event {
  event: string;
  data: unknown;
}

export type Incoming =
  | { start: Start }
  | Answer
  | { render: number; parts: readonly Part[] }
  | Event
  | { demos: readonly DemoSource[] };

export type Outgoing =
  | { ready: string; assets: Assets }
  | { failed: { problem: string; remedy: string } }
  | { ask: number; path: string; search: string }
  | { rendered: number; parts: readonly object[] }
  | { changed: readonly string[]; assets: Assets };

/** Speaks to the engine. */
export type Tell = (message: Outgoing) => void;

/** Yields what the engine says until it is gone; what nobody can read is passed over aloud. */
export async function* readMessages(input: Readable): AsyncGenerator<Incoming> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;

    const message = readMessage(line);
    if (message) yield message;
    else console.error(`A message cannot be read and is passed over: ${line.slice(0, 200)}`);
  }
}

/** Reads one line; null when it is no message that is known here. */
export function readMessage(line: string): Incoming | null {
  try {
    const message: unknown = JSON.parse(line);
    return isMessage(message) ? message : null;
  } catch {
    return null;
  }
}

function isMessage(value: unknown): value is Incoming {
  if (!isObject(value)) return false;
  if ('start' in value) return isObject(value.start) && isList(value.start, 'demos');
  if ('answer' in value) return typeof value.answer === 'number';
  if ('render' in value) return typeof value.render === 'number' && isList(value, 'parts');
  if ('event' in value) return typeof value.event === 'string';
  return isList(value, 'demos');
}

function isList(value: Record<string, unknown>, name: string): boolean {
  return Array.isArray(value[name]) && value[name].every(isObject);
}
