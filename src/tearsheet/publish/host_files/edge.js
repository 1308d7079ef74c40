/**
 * Answers for a site that lies in a bucket, as `tearsheet serve` does for a folder.
 *
 * `SITE` stands above: what the build knows of its files and of the headers that go with them.
 * Nothing here belongs to one platform: whoever calls brings a way to read an object.
 */

const LONGEST_PATH = 2048;
const SUFFIXES = { br: '.br', zstd: '.zst', gzip: '.gz' };
const TEXT = 'text/plain; charset=utf-8';
const ASK_AGAIN = 'max-age=0, must-revalidate';
const KEEP_FOR_THE_VISIT = 'private, max-age=30';
const NOT_FOUND = '404.html';
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];
const TOLD_BY_THE_BUCKET = ['accept-ranges', 'content-range', 'etag', 'last-modified'];
/** What describes bytes, and is not repeated where none are sent. */
const OF_THE_BYTES = ['accept-ranges', 'content-encoding', 'content-type', 'last-modified'];
/** What holds for a file, and not for a text in its place. */
const OF_THE_FILE = ['cache-control', 'etag', 'last-modified', 'speculation-rules', 'vary'];

/** What no page is spelled like: steps and dotfiles, what is encoded twice. */
const NEVER_ASKED = /(?:\/|%2f)(?:\.|%2e)|\\|%5c|%25|%00/i;
const HOST = /^(?:\[[0-9a-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})+)(?::\d*)?$/i;
const ONE_RANGE = /^bytes=(?:\d+-\d*|-\d+)$/i;
const WEIGHT = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

/** The encodings each file is there in, by its path. */
const files = new Map(
  Object.entries(SITE.files).flatMap(([encodings, paths]) =>
    paths.map((path) => [path, encodings ? encodings.split(' ') : []]),
  ),
);
const rules = SITE.rules.map((rule) => ({ ...rule, pattern: patternOf(rule.files) }));
const languages = new RegExp(`^/(?:${SITE.languages.map(escapePattern).join('|')})(?=/|$)`, 'i');
const targets = findTargets();

/**
 * Makes the function that answers one `Request` with a `Response`.
 *
 * `readObject(key, method, headers)` asks the bucket, and resolves with its own `Response`.
 */
export function answerFrom(readObject) {
  return async (request, target = pathAndQuery(request.url)) => {
    const decision = decide(request.method, target, request.headers);
    return decision.key === undefined
      ? send(decision, decision.text, request.method)
      : fetchFile(decision, request, readObject);
  };
}

/** Decides what an address leads to: an object by its key, or a text with a status. */
export function decide(method, target, headers) {
  const host = headers.get('host') ?? '';
  const home = isHome(host);
  if (!HOST.test(host)) return refuse(400, 'A request names one host.', home);
  if (method !== 'GET' && method !== 'HEAD') {
    return refuse(405, 'Only GET and HEAD.', home, { allow: 'GET, HEAD' });
  }
  const [written, query] = split(target, '?');
  const path = decode(written);
  if (path.length > LONGEST_PATH) return refuse(414, 'No address here is as long as that.', home);
  if (!NEVER_ASKED.test(path) && !NEVER_ASKED.test(written)) {
    const file = findFile(path);
    if (file !== undefined && isSpelledRight(written, path)) {
      return describe(file, 200, headers, home);
    }
    const location = findTarget(path);
    if (location !== undefined && location !== written) return leadOn(location, query, home);
  }
  return files.has(NOT_FOUND)
    ? describe(NOT_FOUND, 404, headers, home)
    : refuse(404, 'There is no such page.', home);
}

function describe(path, status, asked, home) {
  const copies = files.get(path);
  const encoding = rankEncodings(asked.get('accept-encoding') ?? '').find((it) =>
    copies.includes(it),
  );
  const headers = headersOf(path, home);
  if (encoding) headers['content-encoding'] = encoding;
  if (copies.length > 0) headers.vary = 'Accept-Encoding';
  const ahead = (asked.get('sec-purpose') ?? '').startsWith('prefetch');
  if (ahead && status === 200 && headers['cache-control'] === ASK_AGAIN) {
    headers['cache-control'] = KEEP_FOR_THE_VISIT;
  }
  return { key: path + (SUFFIXES[encoding] ?? ''), status, headers, varies: copies.length > 0 };
}

function refuse(status, words, home, more = {}) {
  return { status, headers: { ...withoutFile(home), ...more }, text: `${words}\n` };
}

function leadOn(location, query, home) {
  const [address, anchor] = split(location, '#');
  const whole = `${address}${query ? `?${query}` : ''}${anchor ? `#${anchor}` : ''}`;
  const headers = { ...withoutFile(home), location: whole, 'cache-control': ASK_AGAIN };
  return { status: 308, headers, text: `${whole}\n` };
}

async function fetchFile(decision, request, readObject) {
  const { key, status } = decision;
  // The page for the lost goes out whole, whatever the browser holds of it.
  const asked = status === 200 ? conditionsOf(request) : new Headers();
  const part = status === 200 && request.method === 'GET' ? partOf(request, decision) : undefined;
  let found = await readObject(key, request.method, part ?? asked);
  if (part && !isSamePart(found, request)) found = await readObject(key, request.method, asked);
  const headers = { ...decision.headers };
  for (const name of TOLD_BY_THE_BUCKET) {
    if (status === 200 && found.headers.has(name)) headers[name] = found.headers.get(name);
  }
  if (found.status === 304) return send({ status: 304, headers: without(headers, OF_THE_BYTES) });
  if (found.status === 412) return sendText(412, 'Another version is here.', headers, request);
  if (found.status === 416) return sendText(416, 'The file is shorter.', headers, request);
  if (!found.ok) return sendText(502, 'The file cannot be read.', headers, request);
  const length = found.headers.get('content-length');
  if (length !== null) headers['content-length'] = length;
  const sent = found.status === 206 ? 206 : status;
  return send({ status: sent, headers }, found.body, request.method);
}

function conditionsOf(request) {
  const told = CONDITIONS.filter((name) => request.headers.has(name));
  return new Headers(told.map((name) => [name, request.headers.get(name)]));
}

/** What a part is asked of the bucket with; `If-Range` becomes a condition that buckets know. */
function partOf(request, decision) {
  const range = request.headers.get('range') ?? '';
  if (!ONE_RANGE.test(range)) return undefined;
  const [first, last] = range.slice(range.indexOf('=') + 1).split('-');
  if (first && last && Number(last) < Number(first)) return undefined;
  const headers = conditionsOf(request);
  headers.set('range', range);
  const told = request.headers.get('if-range');
  if (told === null) return headers;
  if (told.startsWith('"')) headers.set('if-match', told);
  // A day is the same for all encodings, whose bytes are not.
  else if (decision.varies || Number.isNaN(Date.parse(told))) return undefined;
  return headers;
}

function isSamePart(found, request) {
  const told = request.headers.get('if-range');
  if (told === null) return true;
  if (told.startsWith('"')) return found.status !== 412;
  return Date.parse(found.headers.get('last-modified') ?? '') === Date.parse(told);
}

function sendText(status, words, headers, request) {
  const said = { ...without(headers, [...OF_THE_FILE, 'content-encoding']), 'content-type': TEXT };
  return send({ status, headers: said }, `${words}\n`, request.method);
}

function send({ status, headers }, body = null, method = 'GET') {
  const said = new Headers(headers);
  // Its bytes are compressed already; platforms that compress by themselves are told so.
  const init = { status, headers: said, encodeBody: 'manual' };
  return new Response(method === 'HEAD' ? null : body, init);
}

function without(headers, names) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function withoutFile(home) {
  return { ...SITE.withoutFile, ...(home ? SITE.atHome : {}) };
}

/** Of two rules for one header the later one holds. */
function headersOf(path, home) {
  const said = { 'content-type': typeOf(path) };
  for (const rule of rules) {
    if ((home || !rule.atHome) && rule.pattern.test(path)) Object.assign(said, rule.headers);
  }
  return said;
}

function typeOf(path) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const ending = name.includes('.', 1) ? name.slice(name.lastIndexOf('.')).toLowerCase() : '';
  return SITE.named[name] ?? SITE.types[ending] ?? 'application/octet-stream';
}

function findFile(address) {
  const name = address.slice(1);
  const path = address.endsWith('/') ? `${name}index.html` : name;
  if (path === name && /(?:^|\/)index\.html$/.test(name)) return undefined;
  return files.has(path) ? path : undefined;
}

function isSpelledRight(written, path) {
  return written === path || written === encodeURI(path);
}

function findTarget(path) {
  const tidy = path.replace(/\/{2,}/g, '/');
  const plain = plainSpelling(tidy.replace(/\/index\.html$/i, '/'));
  return targets.get(plain) ?? targets.get(plain.replace(languages, ''));
}

/** Where each address leads, by its plain spelling; nobody writes one with a hash by hand. */
function findTargets() {
  const found = new Map();
  for (const [old, address] of Object.entries(SITE.redirects))
    found.set(plainSpelling(old), address);
  for (const path of files.keys()) {
    const lasts = headersOf(path, false)['cache-control']?.endsWith('immutable');
    if (lasts || path !== path.toLowerCase()) continue;
    const address = `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
    found.set(plainSpelling(address), encodeURI(address));
  }
  return found;
}

function plainSpelling(address) {
  return address.toLowerCase().replace(/\/$/, '');
}

function rankEncodings(accepted) {
  const members = accepted
    .toLowerCase()
    .split(',')
    .filter((member) => member.trim());
  const weights = new Map(members.map(readMember));
  const otherwise = weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  const weight = (name) => weights.get(name) ?? otherwise;
  return Object.keys(SUFFIXES)
    .filter((name) => weight(name) > 0 && weight(name) >= plain)
    .sort((one, other) => weight(other) - weight(one));
}

function readMember(member) {
  const [name, parameter] = split(member, ';');
  const plain = name.trim().replace(/^x-/, '');
  if (!member.includes(';')) return [plain, 1];
  return [plain, Number(WEIGHT.exec(parameter.trim())?.[1] ?? 0)];
}

function isHome(host) {
  const name = split(host, ':')[0].toLowerCase();
  return SITE.home !== '' && (name === SITE.home || name.endsWith(`.${SITE.home}`));
}

function decode(written) {
  try {
    return decodeURIComponent(written);
  } catch {
    // What cannot be read is the name of nothing, and is never asked for.
    return '%00';
  }
}

function pathAndQuery(url) {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function split(text, mark) {
  const place = text.indexOf(mark);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}

function patternOf(filesOfRule) {
  return new RegExp(`^${filesOfRule.split('*').map(escapePattern).join('.*')}$`, 's');
}

function escapePattern(text) {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
