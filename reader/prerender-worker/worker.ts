// The long-lived half of prerendering: reads requests, asks the bundle, never dies of a part.

import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { confine, Refusal } from './confine.ts';

interface Part {
  part: string;
  props: unknown;
}

interface Failure {
  error: {
    message: string;
    stack: string;
    /** Whether it used what demos cannot have. */
    refused: boolean;
  };
}

/** Hands out what was refused since it was last asked. */
type TakeRefusals = () => readonly Refusal[];

interface Prerender {
  renderPart(part: Part): Promise<object>;
}

/** Answers each line in the order of the requests, until the input ends. */
export async function answerLines(bundle: string, input: Readable, write: (line: string) => void) {
  const prerender: Prerender = await import(pathToFileURL(resolve(bundle)).href);
  // The bundle itself is the reader's own; demos are loaded when they are asked for.
  const takeRefusals = confine();

  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    write(`${JSON.stringify(await answer(line, prerender, takeRefusals))}\n`);
  }
}

/** Answers one line; what cannot be read is answered too, so that nobody waits for ever. */
export async function answer(
  line: string,
  prerender: Prerender,
  takeRefusals: TakeRefusals = () => [],
): Promise<object> {
  let id: unknown = null;
  try {
    const request: unknown = JSON.parse(line);
    id = isObject(request) && 'id' in request ? request.id : null;
    const parts: object[] = [];
    for (const part of partsOf(request)) {
      parts.push(await renderOrFail(part, prerender, takeRefusals));
    }
    return { id, parts };
  } catch (thrown) {
    return { id, ...asFailure(thrown) };
  }
}

function partsOf(request: unknown): readonly Part[] {
  if (!isObject(request) || !('parts' in request) || !Array.isArray(request.parts)) {
    throw new TypeError('A request is an object with "id" and a list of "parts".');
  }
  return request.parts;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

async function renderOrFail(
  part: Part,
  prerender: Prerender,
  takeRefusals: TakeRefusals,
): Promise<object> {
  // What an earlier part left running is no fault of this one.
  takeRefusals();
  try {
    const rendered = await prerender.renderPart(part);
    // React catches what is thrown within a boundary, and a demo may do so itself.
    const [refusal] = takeRefusals();
    return refusal ? asFailure(refusal) : rendered;
  } catch (thrown) {
    return asFailure(takeRefusals()[0] ?? thrown);
  }
}

function asFailure(thrown: unknown): Failure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const refused = error instanceof Refusal || ('code' in error && error.code === ACCESS_DENIED);
  return { error: { message: error.message, stack: error.stack ?? '', refused } };
}

/** What Node itself says where its permission model holds. */
const ACCESS_DENIED = 'ERR_ACCESS_DENIED';
