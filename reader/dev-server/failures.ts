// Modules that Vite could not make: Vite tells the open pages why, and passes the request on as if nothing were.

import type { IncomingMessage } from 'node:http';
import type { Connect, Plugin } from 'vite';

/** Remembers why Vite could not answer a request. */
export class Failures {
  readonly #reasons = new WeakMap<IncomingMessage, Error>();

  /** The reason, if Vite has failed and not only found nothing. */
  of(request: IncomingMessage): Error | undefined {
    return this.#reasons.get(request);
  }

  /** Listens behind all that may fail, and before Vite's own handler of errors. */
  plugin(): Plugin {
    // Four parameters are how a handler of errors is told from others.
    const note: Connect.ErrorHandleFunction = (error, request, _response, next) => {
      this.#reasons.set(request, error);
      next(error);
    };
    return {
      name: 'tearsheet:failures',
      configureServer: (server) => () => {
        server.middlewares.use(note);
      },
    };
  }
}
