// Plain values as code writes them: read, and never run.

import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';

export type Literal = string | number | boolean | null | undefined | Literal[] | LiteralObject;

export interface LiteralObject {
  [key: string]: Literal;
}

/** What is wrong with a text, and on which line. */
export class LiteralMistake extends Error {
  readonly line: number;

  constructor(problem: string, line: number) {
    super(problem);
    this.line = line;
  }
}

/** Reads an object; what stands around it in a module may stand there. */
export function readObject(code: string): LiteralObject {
  const reader = new Reader(tokensOf(withoutFrame(code)));
  if (reader.next()?.text !== '{') reader.refuse(texts.literalObject);

  const value = reader.readObject();
  if (reader.next()) reader.refuse(texts.literalMore);
  return value;
}

interface Token {
  kind: 'sign' | 'string' | 'number' | 'word';
  text: string;
  line: number;
}

const SPACE = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/;
const STRING = /^(?:'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"|`(?:[^`\\$]|\\[\s\S])*`)/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?![\w$])/i;
const WORD = /^[\p{L}_$][\p{L}\d_$]*/u;
/** Those that mean nothing here are told of where they stand. */
const SIGN = /^[^'"`]/u;

/** Lines stay where they are: what is taken away leaves its line ends behind. */
function withoutFrame(code: string): string {
  const lines = (text: string) => text.replace(/[^\n]/g, '');
  return code
    .replace(/^\s*import\b[^;]*;[ \t]*$/gm, lines)
    .replace(/^\s*(?:export\s+)?(?:default\s+)?(?:const\s+\w+\s*=\s*)?createTheme\(/, lines)
    .replace(/,?\s*\)\s*;?\s*$/, lines);
}

function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (let rest = code; rest !== ''; ) {
    const space = SPACE.exec(rest)?.[0];
    const token = space === undefined ? tokenAt(rest, line) : undefined;
    const taken = space ?? token?.text ?? '';
    if (token) tokens.push(token);
    line += taken.split('\n').length - 1;
    rest = rest.slice(taken.length);
  }
  return tokens;
}

function tokenAt(rest: string, line: number): Token {
  for (const [kind, form] of FORMS) {
    const text = form.exec(rest)?.[0];
    if (text !== undefined) return { kind, text, line };
  }
  throw new LiteralMistake(texts.literalString, line);
}

const FORMS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['string', STRING],
  ['number', NUMBER],
  ['word', WORD],
  ['sign', SIGN],
];

class Reader {
  readonly #tokens: readonly Token[];
  #place = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  next(): Token | undefined {
    const token = this.#tokens[this.#place];
    this.#place += 1;
    return token;
  }

  /** After the brace that opens it. */
  readObject(): LiteralObject {
    const members: [string, Literal][] = [];
    for (let token = this.#expect(); token.text !== '}'; token = this.#expect()) {
      if (token.kind === 'sign') this.#reject(token);
      this.#expect(':');
      members.push([keyOf(token), this.#readValue(this.#expect())]);
      if (this.#endsWith('}')) break;
    }
    // Never assigned: a key may be called as what every object inherits from.
    return Object.fromEntries(members);
  }

  refuse(problem: string): never {
    const token = this.#tokens[this.#place - 1];
    throw new LiteralMistake(problem, (token ?? this.#tokens.at(-1))?.line ?? 1);
  }

  #readArray(): Literal[] {
    const items: Literal[] = [];
    for (let token = this.#expect(); token.text !== ']'; token = this.#expect()) {
      items.push(this.#readValue(token));
      if (this.#endsWith(']')) break;
    }
    return items;
  }

  #readValue(token: Token): Literal {
    if (token.kind === 'string') return readString(token.text);
    if (token.kind === 'number') return Number(token.text);
    if (token.text === '{') return this.readObject();
    if (token.text === '[') return this.#readArray();
    if (token.kind === 'word' && token.text in WORDS) return WORDS[token.text];
    if (token.kind === 'sign') this.#reject(token);
    return this.refuse(formatText(texts.literalWord, { found: token.text }));
  }

  /** Whether a list ends here; if not, a comma has to stand here. */
  #endsWith(end: string): boolean {
    const token = this.#expect();
    if (token.kind !== 'sign' || (token.text !== ',' && token.text !== end)) this.#reject(token);
    return token.text === end;
  }

  #expect(sign?: string): Token {
    const token = this.next();
    if (!token) return this.refuse(texts.literalEnd);
    if (sign !== undefined && token.text !== sign) this.#reject(token);
    return token;
  }

  #reject({ text }: Token): never {
    this.refuse(formatText(texts.literalSign, { found: text }));
  }
}

const WORDS: Readonly<Record<string, boolean | null | undefined>> = {
  // Asked by name, it must not find what it inherits.
  __proto__: null,
  true: true,
  false: false,
  null: null,
  undefined,
};

function keyOf({ kind, text }: Token): string {
  return kind === 'string' ? readString(text) : text;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

function readString(text: string): string {
  return text
    .slice(1, -1)
    .replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (_, four, two, sign) =>
      four || two
        ? String.fromCharCode(Number.parseInt(four ?? two, 16))
        : (ESCAPES[sign] ?? (sign === '\n' ? '' : sign)),
    );
}
