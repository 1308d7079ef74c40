// Colors as the specification accepts them: read strictly, nothing is guessed.

export type Space = 'rgb' | 'hsl' | 'srgb' | 'display-p3' | 'a98-rgb' | 'prophoto-rgb' | 'rec-2020';

export type Values = readonly [number, number, number];

export interface Color {
  space: Space;
  /** Up to 255 each for rgb; degrees and two percentages for hsl; up to 1 for all others. */
  values: Values;
  alpha: number;
}

/** The spaces that are named inside `color()`. */
const NAMED_SPACES: readonly Space[] = [
  'srgb',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec-2020',
];

/** Reads a color; undefined, where the text is none that is accepted. */
export function readColor(text: string): Color | undefined {
  const written = trim(text);
  if (HEX.test(written)) return readHex(written.slice(1));

  const [, name = '', inside = ''] = FUNCTION.exec(written) ?? [];
  switch (name.toLowerCase()) {
    case 'rgb':
    case 'hsl':
      return readFunction(name.toLowerCase() as 'rgb' | 'hsl', inside, false);
    case 'rgba':
      return readFunction('rgb', inside, true);
    case 'hsla':
      return readFunction('hsl', inside, true);
    case 'color':
      return readNamed(inside);
    default:
      return undefined;
  }
}

/** Writes a color as the library reads it: with commas, and nothing superfluous. */
export function writeColor({ space, values, alpha }: Color): string {
  const [first, second, third] = values.map(writeNumber);
  const opacity = writeNumber(alpha);
  if (NAMED_SPACES.includes(space)) {
    const end = alpha === 1 ? '' : ` / ${opacity}`;
    return `color(${space} ${first} ${second} ${third}${end})`;
  }
  const percent = space === 'hsl' ? '%' : '';
  const [name, end] = alpha === 1 ? [space, ''] : [`${space}a`, `, ${opacity}`];
  return `${name}(${first}, ${second}${percent}, ${third}${percent}${end})`;
}

/** The greatest value that each of the three can have in a space. */
export function mostOf(space: Space): Values {
  if (space === 'hsl') return [360, 100, 100];
  return space === 'rgb' ? [255, 255, 255] : [1, 1, 1];
}

const HEX = /^#(?:[0-9a-f]{3}){1,2}$/i;
const FUNCTION = /^([a-z]+)\(([^()]*)\)$/i;
const NUMBER = /^([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(%|[a-z]*)$/i;
/** Those of CSS, which are fewer than those of the language. */
const BLANKS = /[ \t\n\r\f]+/;

type Units = Readonly<Record<string, number>>;

const PLAIN: Units = { '': 1 };
const SHARE: Units = { '': 1, '%': 0.01 };
const PERCENT: Units = { '%': 1 };
const BYTE_PERCENT: Units = { '%': 2.55 };
const ANGLE: Units = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

function readHex(digits: string): Color {
  const width = digits.length / 3;
  const values = [0, 1, 2].map((place) =>
    Number.parseInt(digits.slice(place * width, (place + 1) * width).repeat(3 - width), 16),
  );
  return { space: 'rgb', values: asValues(values), alpha: 1 };
}

function readFunction(space: 'rgb' | 'hsl', inside: string, withAlpha: boolean): Color | undefined {
  const parts = splitValues(inside, withAlpha);
  if (!parts) return undefined;

  const rgb = parts[0]?.endsWith('%') ? BYTE_PERCENT : PLAIN;
  const units = space === 'rgb' ? [rgb, rgb, rgb, SHARE] : [ANGLE, PERCENT, PERCENT, SHARE];
  return settle(space, parts, units);
}

function readNamed(inside: string): Color | undefined {
  const [before = '', after, ...more] = inside.split('/');
  const [name, ...values] = splitBlanks(before);
  const space = NAMED_SPACES.find((known) => known === name?.toLowerCase());
  if (!space || values.length !== 3 || more.length > 0) return undefined;

  const parts = after === undefined ? values : [...values, trim(after)];
  return settle(space, parts, [SHARE, SHARE, SHARE, SHARE]);
}

/** The three values and the alpha, in either way of writing; the name says whether the alpha must be there. */
function splitValues(inside: string, withAlpha: boolean): readonly string[] | undefined {
  if (inside.includes(',')) {
    const parts = inside.split(',').map(trim);
    return parts.length === (withAlpha ? 4 : 3) ? parts : undefined;
  }
  const [before = '', after, ...more] = inside.split('/');
  const values = splitBlanks(before);
  if (values.length !== 3 || more.length > 0 || (withAlpha && after === undefined)) {
    return undefined;
  }
  return after === undefined ? values : [...values, trim(after)];
}

function settle(
  space: Space,
  parts: readonly string[],
  units: readonly Units[],
): Color | undefined {
  const numbers = parts.map((part, place) => readNumber(part, units[place] ?? PLAIN));
  if (!numbers.every((number) => number !== undefined && Number.isFinite(number))) {
    return undefined;
  }
  const [first = 0, second = 0, third = 0, alpha = 1] = numbers as readonly number[];
  // A hue goes round; what is too much of anything else becomes the most there can be.
  const hue = space === 'hsl' ? round(((first % 360) + 360) % 360) % 360 : first;
  const most = mostOf(space);
  const values = [hue, second, third].map((value, place) => clamp(value, most[place] ?? 1));
  return { space, values: asValues(values), alpha: clamp(alpha, 1) };
}

function readNumber(text: string, units: Units): number | undefined {
  const [, number, unit] = NUMBER.exec(text) ?? [];
  const worth = unit === undefined ? undefined : units[unit.toLowerCase()];
  return worth === undefined ? undefined : Number(number) * worth;
}

/** Brings an amount into the range from 0 to the most there can be. */
export function clamp(amount: number, most: number): number {
  return round(Math.min(Math.max(amount, 0), most));
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

function writeNumber(value: number): string {
  return String(round(value));
}

function splitBlanks(text: string): readonly string[] {
  return text.split(BLANKS).filter((part) => part !== '');
}

function trim(text: string): string {
  return text.replace(/^[ \t\n\r\f]+|[ \t\n\r\f]+$/g, '');
}

/** The first three of some numbers. */
export function asValues([first = 0, second = 0, third = 0]: readonly number[]): Values {
  return [first, second, third];
}
