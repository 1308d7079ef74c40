import { expect, test } from 'vitest';
import { compress } from './lzString.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test.each([
  ['', 'Q'],
  ['a', 'IZA'],
  ['hello, hello, hello', 'BYUwNmD2A0AEoRvcUg'],
  ['Grüße aus der Küche', 'OIJwPw-wpgBAhgVwM4wCZRDA0mAxgCyiA'],
  ['日本語のテキスト', 'qemhpzR5UYdgyGMMi1DInQyAmGIA'],
  [
    '<Button onClick={() => setSaved(true)}>Save</Button>\n'.repeat(3),
    'DwIQrgLhD2B2AEcDCAbAlgYwNYF4DeAFAJTw4B88AzgKYQDKAhgG7UAmBEATmNUQL5lGLYAHpwUOGQBQoSDATJ02fMVIUa9Zmw7deAodVHj502RIWxUmXIRLkqtA-y49-grUbmSpQA',
  ],
])('%j is written as the other side writes it', (text, letters) => {
  expect(compress(text)).toBe(letters);
});

test('whatever it says, a text comes back from its letters', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const text = textOf(seed);

    expect(decompress(compress(text))).toBe(text);
  }
});

/** A text that differs with its number: few or many different characters, short or long. */
function textOf(seed: number): string {
  let state = seed * 2654435761;
  const roll = (sides: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
  const kinds = [2, 26, 300, 65_536];
  const most = kinds[seed % kinds.length] ?? 2;
  return Array.from({ length: roll(seed * 4) }, () => String.fromCharCode(roll(most))).join('');
}

/** Reads what was written, by the same rules from the other end. */
function decompress(letters: string): string {
  const bits = [...letters].flatMap((letter) => {
    const value = ALPHABET.indexOf(letter);
    return [5, 4, 3, 2, 1, 0].map((bit) => (value >> bit) & 1);
  });
  let at = 0;
  const read = (count: number) => {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1) value += (bits[at++] ?? 0) * 2 ** bit;
    return value;
  };

  const phrases: string[] = ['', '', ''];
  let [width, room, before, text] = [2, 2, '', ''];
  const count = () => {
    room -= 1;
    if (room === 0) room = 2 ** width++;
  };
  for (;;) {
    const number = read(width);
    if (number === 2) return text;

    let phrase: string;
    if (number < 2) {
      phrase = String.fromCharCode(read(number === 0 ? 8 : 16));
      phrases.push(phrase);
      if (before) phrases.push(before + phrase);
      count();
    } else {
      phrase = phrases[number] ?? before + before.charAt(0);
      phrases.push(before + phrase.charAt(0));
    }
    count();
    text += phrase;
    before = phrase;
  }
}
