// An edit as text that fits into an address: only the files that changed, compressed.

import type { DemoFile } from '../files.client.ts';

type Files = readonly DemoFile[];

/** Far more than a demo is long: what is longer was not written by a person, and is not unpacked. */
const LONGEST_EDIT = 48_000;
const LONGEST_TEXT = 200_000;

/** Writes what the visitor made of some files; empty when nothing differs. */
export async function encodeEdit(published: Files, files: Files): Promise<string> {
  const before = new Map(published.map(({ name, text }) => [name, text]));
  const changed = files.filter(({ name, text }) => before.get(name) !== text);
  if (changed.length === 0) return '';

  const rows = changed.map(({ name, text }) => [name, text]);
  return asBase64(await pack(JSON.stringify(rows)));
}

/** Reads what was written; nothing when it is damaged, too long, or belongs to other files. */
export async function decodeEdit(published: Files, edit: string): Promise<Files | undefined> {
  const changed = await readRows(edit);
  if (!changed) return undefined;

  const names = new Set(published.map(({ name }) => name));
  if (changed.size === 0 || ![...changed.keys()].every((name) => names.has(name))) return undefined;
  return published.map((file) => ({ ...file, text: changed.get(file.name) ?? file.text }));
}

async function readRows(edit: string): Promise<Map<string, string> | undefined> {
  if (edit === '' || edit.length > LONGEST_EDIT) return undefined;

  try {
    const rows: unknown = JSON.parse(await unpack(asBytes(edit)));
    return Array.isArray(rows) && rows.every(isRow) ? new Map(rows) : undefined;
  } catch {
    // Anybody can write a link: one that cannot be unpacked is an edit nobody made.
    return undefined;
  }
}

function isRow(row: unknown): row is [string, string] {
  return Array.isArray(row) && row.length === 2 && row.every((value) => typeof value === 'string');
}

function pack(text: string): Promise<Uint8Array> {
  return collect(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(await collect(stream));
}

/** Reads a stream to its end, but no further than a demo can be long: little data can unpack to much. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: number[] = [];
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (parts.length + read.value.length > LONGEST_TEXT) throw new RangeError('Too long.');
    for (const byte of read.value) parts.push(byte);
  }
  return Uint8Array.from(parts);
}

function asBase64(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function asBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
