// The long-lived half of prerendering: reads requests, asks the bundle, never dies of a part.
// No TypeScript: to take the types out, Node compiles a parser in WebAssembly each time it starts.

import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { confine, Refusal } from './confine.mjs';

/**
 * @typedef {{ part: string; props: unknown }} Part
 * @typedef {{ renderPart(part: Part): Promise<object> }} Prerender
 * @typedef {{ message: string; stack: string; refused: boolean }} Failure
 *   Among it whether the part used what demos cannot have.
 * @typedef {(part: Part) => readonly Refusal[]} TakeRefusals
 *   Hands out what was refused since it was last asked.
 */

/** The parts that are the reader's own: none of them loads code of authors or of libraries. */
const OWN_PARTS = new Set(['Frame', 'NavigationRow', 'NavigationRows']);

/**
 * Answers each line in the order of the requests, until the input ends.
 *
 * @param {string} bundle
 * @param {import('node:stream').Readable} input
 * @param {(line: string) => void} write
 */
export async function answerLines(bundle, input, write) {
  /** @type {Prerender} */
  const prerender = await import(pathToFileURL(resolve(bundle)).href);
  const takeRefusals = confineInTime();

  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    write(`${JSON.stringify(await answer(line, prerender, takeRefusals))}\n`);
  }
}

/**
 * Confines the process before the first part that is not the reader's own.
 *
 * The frames of a site alone do without: it takes longer than all of them, because a global that
 * is replaced is loaded first, and `fetch` comes with a parser in WebAssembly.
 *
 * @param {() => () => readonly Refusal[]} [begin]
 * @returns {TakeRefusals}
 */
export function confineInTime(begin = confine) {
  /** @type {(() => readonly Refusal[]) | undefined} */
  let take;
  return ({ part }) => {
    if (!OWN_PARTS.has(part)) take ??= begin();
    return take ? take() : [];
  };
}

/**
 * Answers one line; what cannot be read is answered too, so that nobody waits for ever.
 *
 * @param {string} line
 * @param {Prerender} prerender
 * @param {TakeRefusals} [takeRefusals]
 * @returns {Promise<object>}
 */
export async function answer(line, prerender, takeRefusals = () => []) {
  /** @type {unknown} */
  let id = null;
  try {
    /** @type {unknown} */
    const request = JSON.parse(line);
    id = isObject(request) && 'id' in request ? request.id : null;
    /** @type {object[]} */
    const parts = [];
    for (const part of partsOf(request)) {
      parts.push(await renderOrFail(part, prerender, takeRefusals));
    }
    return { id, parts };
  } catch (thrown) {
    return { id, ...asFailure(thrown) };
  }
}

/**
 * @param {unknown} request
 * @returns {readonly Part[]}
 */
function partsOf(request) {
  if (!isObject(request) || !('parts' in request) || !Array.isArray(request.parts)) {
    throw new TypeError('A request is an object with "id" and a list of "parts".');
  }
  return request.parts;
}

/**
 * @param {unknown} value
 * @returns {value is object}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null;
}

/**
 * @param {Part} part
 * @param {Prerender} prerender
 * @param {TakeRefusals} takeRefusals
 * @returns {Promise<object>}
 */
async function renderOrFail(part, prerender, takeRefusals) {
  // What an earlier part left running is no fault of this one.
  takeRefusals(part);
  try {
    const rendered = await prerender.renderPart(part);
    // React catches what is thrown within a boundary, and a demo may do so itself.
    const [refusal] = takeRefusals(part);
    return refusal ? asFailure(refusal) : rendered;
  } catch (thrown) {
    return asFailure(takeRefusals(part)[0] ?? thrown);
  }
}

/**
 * @param {unknown} thrown
 * @returns {{ error: Failure }}
 */
function asFailure(thrown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const refused = error instanceof Refusal || ('code' in error && error.code === ACCESS_DENIED);
  return { error: { message: error.message, stack: error.stack ?? '', refused } };
}

/** What Node itself says where its permission model holds. */
const ACCESS_DENIED = 'ERR_ACCESS_DENIED';
