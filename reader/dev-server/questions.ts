// Requests that only the engine can answer, until it has answered them.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { insertHeadTags } from './document.ts';
import type { Answer, Tell } from './messages.ts';

/** Passes requests on and answers back; who no longer waits is forgotten. */
export class Questions {
  /** What is put into the head of every document. */
  headTags = '';
  readonly #tell: Tell;
  readonly #waiting = new Map<number, ServerResponse>();
  #count = 0;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** Asks the engine what stands at an address. */
  ask(request: IncomingMessage, response: ServerResponse): void {
    const address = readAddress(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (!address) {
      response.writeHead(400).end();
    } else {
      this.#count += 1;
      const ask = this.#count;
      this.#waiting.set(ask, response);
      response.once('close', () => this.#waiting.delete(ask));
      this.#tell({ ask, ...address });
    }
  }

  /** Sends the engine's answer to whoever asked, if they still wait. */
  answer({ answer, status = 200, headers = {}, body = '', file }: Answer): void {
    const response = this.#waiting.get(answer);
    if (!response) return;

    this.#waiting.delete(answer);
    const fresh = { 'cache-control': 'no-cache', ...headers };
    if (file === undefined) {
      send(response, status, fresh, isHtml(headers) ? insertHeadTags(body, this.headTags) : body);
    } else {
      sendFile(response, status, fresh, file).catch((error) => fail(response, error));
    }
  }
}

/** Splits an address as the browser wrote it; null when it holds what is no text. */
function readAddress(url: string): { path: string; search: string } | null {
  const mark = url.indexOf('?');
  const end = mark < 0 ? url.length : mark;
  try {
    return { path: decodeURIComponent(url.slice(0, end)), search: url.slice(end) };
  } catch {
    return null;
  }
}

function isHtml(headers: Readonly<Record<string, string>>): boolean {
  const [, type] = Object.entries(headers).find(([name]) => /^content-type$/i.test(name)) ?? [];
  return type?.startsWith('text/html') ?? false;
}

function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string,
): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

async function sendFile(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  file: string,
): Promise<void> {
  const { size } = await stat(file);
  response.writeHead(status, { ...headers, 'content-length': size });
  if (response.req.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file), response);
}

/** A file that vanished, or a browser that went away while it was sent. */
function fail(response: ServerResponse, error: Error): void {
  if (response.headersSent) response.destroy();
  else send(response, 404, { 'content-type': 'text/plain; charset=utf-8' }, error.message);
}
