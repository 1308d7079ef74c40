// The long-lived half of prerendering: reads requests, asks the bundle, never dies of a part.

import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

interface Part {
  part: string;
  props: unknown;
}

interface Failure {
  error: { message: string; stack: string };
}

interface Prerender {
  renderPart(part: Part): Promise<object>;
}

/** Answers each line in the order of the requests, until the input ends. */
export async function answerLines(bundle: string, input: Readable, output: Writable) {
  const prerender: Prerender = await import(pathToFileURL(resolve(bundle)).href);

  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    if (!output.write(`${JSON.stringify(await answer(line, prerender))}\n`)) await drained(output);
  }
}

/** Answers one line; what cannot be read is answered too, so that nobody waits for ever. */
export async function answer(line: string, prerender: Prerender): Promise<object> {
  let id: unknown = null;
  try {
    const request: unknown = JSON.parse(line);
    id = isObject(request) && 'id' in request ? request.id : null;
    const parts: object[] = [];
    for (const part of partsOf(request)) parts.push(await renderOrFail(part, prerender));
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

async function renderOrFail(part: Part, prerender: Prerender): Promise<object> {
  try {
    return await prerender.renderPart(part);
  } catch (thrown) {
    return asFailure(thrown);
  }
}

function asFailure(thrown: unknown): Failure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { error: { message: error.message, stack: error.stack ?? '' } };
}

function drained(output: Writable): Promise<void> {
  return new Promise((resolve) => output.once('drain', resolve));
}
