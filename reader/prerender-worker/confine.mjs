// What demos find of Node while they are rendered: as much as in a browser, which is next to nothing.

import { isBuiltin, registerHooks } from 'node:module';

/**
 * Node's modules that reach no file, no network and no process; React itself is made with some.
 *
 * @type {ReadonlySet<string>}
 */
const HARMLESS = new Set([
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'path',
  'punycode',
  'querystring',
  'stream',
  'string_decoder',
  'timers',
  'url',
  'util',
]);

const CONNECTING = ['fetch', 'WebSocket', 'EventSource'];

/** Where the implementation of `fetch` looks for what connects it, under the names of its versions. */
const DISPATCHERS = ['undici.globalDispatcher.1', 'undici.globalDispatcher.2'];

/** What a demo used that demos cannot have. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}

/**
 * @typedef {(what: string) => never} Refuse
 *   Throws, and takes note: a demo may catch what is thrown, and is refused all the same.
 */

/**
 * Takes everything away from the code that is loaded from now on; returns who empties the notes.
 *
 * @returns {() => readonly Refusal[]}
 */
export function confine() {
  /** @type {Refusal[]} */
  const refusals = [];
  /** @type {Refuse} */
  const refuse = (what) => {
    const refusal = new Refusal(`A demo cannot use ${what}.`);
    refusals.push(refusal);
    throw refusal;
  };

  refuseModules(refuse);
  refuseConnections(refuse);
  replace('console', printingConsole());
  replace('process', harmlessProcess(refuse));
  holdGlobals();
  return () => refusals.splice(0);
}

/** @param {Refuse} refuse */
function refuseModules(refuse) {
  registerHooks({
    resolve: (name, context, next) => {
      const isRefused = isBuiltin(name) && !HARMLESS.has(name.replace(/^node:/, ''));
      return isRefused ? refuse(`the module "${name}"`) : next(name, context);
    },
  });
}

/** @param {Refuse} refuse */
function refuseConnections(refuse) {
  for (const name of CONNECTING) {
    // No arrow: some of them are called with `new`.
    replace(name, function connect() {
      refuse(`${name}() while it is rendered`);
    });
  }
  const dispatcher = Object.freeze({ dispatch: () => refuse('the network') });
  for (const name of DISPATCHERS) {
    Object.defineProperty(globalThis, Symbol.for(name), { value: dispatcher });
  }
}

/**
 * The functions of the console, without the streams that it keeps as well.
 *
 * @returns {object}
 */
function printingConsole() {
  const functions = Object.entries(console).flatMap(([name, print]) =>
    typeof print === 'function' && name !== 'Console'
      ? [[name, (/** @type {unknown[]} */ ...words) => Reflect.apply(print, null, words)]]
      : [],
  );
  return Object.freeze(Object.fromEntries(functions));
}

/**
 * What libraries ask of `process` that run on both sides; its other functions are refused.
 *
 * @param {Refuse} refuse
 * @returns {object}
 */
function harmlessProcess(refuse) {
  const { hrtime, nextTick, stderr, version, versions } = process;
  const print = (/** @type {unknown} */ text) => stderr.write(String(text));
  const stream = Object.freeze({ write: print, isTTY: false });
  const kept = { env: { NODE_ENV: process.env.NODE_ENV }, versions: { ...versions } };
  const self = Object.assign(Object.create(null), refusedFunctions(process, refuse), {
    ...Object.fromEntries(LISTENING.map((name) => [name, () => self])),
    argv: Object.freeze([]),
    cwd: () => '/',
    emit: () => false,
    emitWarning: (/** @type {unknown} */ warning) => print(`${warning}\n`),
    env: Object.freeze(kept.env),
    hrtime,
    listeners: () => [],
    listenerCount: () => 0,
    nextTick,
    stderr: stream,
    stdout: stream,
    version,
    versions: Object.freeze(kept.versions),
  });
  return Object.freeze(self);
}

/** Nobody is told of anything, which who listens does not notice. */
const LISTENING = [
  'addListener',
  'off',
  'on',
  'once',
  'prependListener',
  'prependOnceListener',
  'removeAllListeners',
  'removeListener',
];

/**
 * @param {object} real
 * @param {Refuse} refuse
 * @returns {object}
 */
function refusedFunctions(real, refuse) {
  const described = Object.entries(Object.getOwnPropertyDescriptors(real));
  return Object.fromEntries(
    described
      .filter(([, { value }]) => typeof value === 'function')
      .map(([name]) => [
        name,
        (/** @type {unknown} */ asked) =>
          refuse(typeof asked === 'string' ? `process.${name}("${asked}")` : `process.${name}()`),
      ]),
  );
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function replace(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true, enumerable: false });
}

/** What one demo puts in place of a global every later one would find. */
function holdGlobals() {
  for (const [name, { value, get }] of Object.entries(
    Object.getOwnPropertyDescriptors(globalThis),
  )) {
    const held = get ? { configurable: false } : { value, configurable: false, writable: false };
    Object.defineProperty(globalThis, name, held);
  }
}
