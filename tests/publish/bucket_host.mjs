// A bucket, and before it an edge function: `node bucket_host.mjs site.mjs BUCKET`. The bucket is
// the address of a server that speaks S3, or a folder.

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { request as ask, createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [program, bucket] = process.argv.slice(2);
const { answerFrom } = await import(pathToFileURL(program).href);

/** Asks a server that speaks S3; `fetch` would undo the compression. */
function readFromServer(key, method, headers) {
  return new Promise((resolve, reject) => {
    const options = { method, headers: Object.fromEntries(headers) };
    const asked = ask(`${bucket}/${key}`, options, (reply) => {
      const empty = method === 'HEAD' || reply.statusCode === 304;
      if (empty) reply.resume();
      const init = { status: reply.statusCode, headers: reply.headers };
      resolve(new Response(empty ? null : Readable.toWeb(reply), init));
    });
    asked.on('error', reject).end();
  });
}

/** Answers as S3 does to GetObject and HeadObject; it knows no `If-Range`. */
async function readFromFolder(key, method, headers) {
  const file = join(bucket, key);
  let data;
  try {
    data = await readFile(file);
  } catch {
    return new Response('<Error/>', { status: 404 });
  }
  const modified = Math.floor((await stat(file)).mtimeMs / 1000) * 1000;
  const etag = `"${createHash('md5').update(data).digest('hex')}"`;
  const told = {
    etag,
    'last-modified': new Date(modified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-type': 'binary/octet-stream',
  };
  const among = (name) =>
    ['*', etag].some((tag) => headers.get(name)?.replaceAll('W/', '').split(/,\s*/).includes(tag));
  const date = (name) => Date.parse(headers.get(name) ?? '');
  if (headers.has('if-match')) {
    const same = ['*', etag].some((tag) => headers.get('if-match').split(/,\s*/).includes(tag));
    if (!same) return new Response('<Error/>', { status: 412 });
  } else if (modified > date('if-unmodified-since')) {
    return new Response('<Error/>', { status: 412 });
  }
  const known = headers.has('if-none-match')
    ? among('if-none-match')
    : modified <= date('if-modified-since');
  if (known) return new Response(null, { status: 304, headers: told });
  const part = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '');
  if (!part) return whole(data, 200, told, method);
  const start = part[1] ? Number(part[1]) : Math.max(0, data.length - Number(part[2]));
  const end = part[1] && part[2] ? Math.min(Number(part[2]) + 1, data.length) : data.length;
  if (start >= data.length) {
    return new Response('<Error/>', {
      status: 416,
      headers: { 'content-range': `bytes */${data.length}` },
    });
  }
  const range = `bytes ${start}-${end - 1}/${data.length}`;
  return whole(data.subarray(start, end), 206, { ...told, 'content-range': range }, method);
}

function whole(data, status, told, method) {
  const headers = { ...told, 'content-length': String(data.length) };
  return new Response(method === 'HEAD' ? null : data, { status, headers });
}

const answer = answerFrom(bucket.startsWith('http') ? readFromServer : readFromFolder);
const server = createServer(async ({ method, url, headers }, reply) => {
  const asked = { method, headers: new Headers(headers), url: `http://bucket.example${url}` };
  const { status, headers: said, body } = await answer(asked, url);
  reply.writeHead(status, [...said].flat());
  if (body) Readable.fromWeb(body).pipe(reply);
  else reply.end();
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
