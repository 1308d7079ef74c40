// The one port that everything comes through: documents, modules and the browser's open line.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Start } from './messages.ts';

export interface Port {
  http: Server;
  /** What to type into a browser. */
  address: string;
  /** Lets somebody answer what was asked since the port is open, and from now on. */
  serve(listener: RequestListener): void;
}

/** Opens the port; requests wait until somebody is there to answer them. */
export function openPort({ host, port }: Pick<Start, 'host' | 'port'>): Promise<Port> {
  const { promise: listening, resolve: serve } = Promise.withResolvers<RequestListener>();
  const http = createServer((request, response) => {
    listening.then((listen) => listen(request, response));
  });
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve({ http, address: addressOf(http, host), serve });
    });
  });
}

/** Says why the server could not start, and what would help. */
export function asFailure(thrown: unknown, { host, port }: Pick<Start, 'host' | 'port'>) {
  const error: NodeJS.ErrnoException = thrown instanceof Error ? thrown : new Error(String(thrown));
  const known: Record<string, { problem: string; remedy: string }> = {
    EADDRINUSE: {
      problem: `Port ${port} is taken.`,
      remedy: 'End what uses it, or choose another with --port.',
    },
    EACCES: {
      problem: `Port ${port} is not for everybody to open.`,
      remedy: 'Choose a port above 1023 with --port.',
    },
    EADDRNOTAVAIL: {
      problem: `This machine has no address ${host}.`,
      remedy: 'Choose 127.0.0.1 or another of its own addresses with --host.',
    },
    ENOTFOUND: {
      problem: `Nobody knows a host "${host}".`,
      remedy: 'Choose 127.0.0.1 or another address of this machine with --host.',
    },
  };
  return (
    known[error.code ?? ''] ?? {
      problem: `The live server cannot start: ${error.message}`,
      remedy: 'Look at the lines above; `npm ci` mends an incomplete node_modules.',
    }
  );
}

function addressOf(http: Server, host: string): string {
  // A server that listens to a port, not a pipe, always has this kind of address.
  const { port } = http.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
