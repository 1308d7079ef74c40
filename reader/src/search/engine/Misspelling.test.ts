import { expect, test } from 'vitest';
import { lettersOf, Misspelling } from './Misspelling.ts';

test.each([
  ['select', 'select', 0],
  ['selct', 'select', 1],
  ['sellect', 'select', 1],
  ['selict', 'select', 1],
  ['sleect', 'select', 1],
  ['eslect', 'select', 1],
  ['sleetc', 'select', 2],
  ['tabs', 'select', 6],
  ['brûlee', 'brulee', 1],
  ['pallete', 'palette', 1],
  ['tootltip', 'tooltip', 1],
])('between %s and %s are %i wrong letters', (typed, word, wrong) => {
  expect(new Misspelling(typed).compare(word).whole).toBe(wrong);
});

test.each([
  ['autocmp', 'autocomplete', 1],
  ['autocomp', 'autocomplete', 0],
  ['uatoc', 'autocomplete', 1],
])('%s nearly begins %s', (typed, word, wrong) => {
  expect(new Misspelling(typed).compare(word).begin).toBe(wrong);
});

test('the rows in bits count as the usual table does', () => {
  const words = ['select', 'sleect', 'elect', 'slct', 'table', 'tabel', 'tablet', 'a', 'selection'];
  for (const typed of words) {
    const misspelling = new Misspelling(typed);
    for (const word of words) {
      expect(misspelling.compare(word).whole, `${typed} ${word}`).toBe(count(typed, word));
    }
  }
});

test.each([
  ['another letter', 'gridfilterablecolumnlookypselector', 1],
  ['one missing', 'gridfilterablecolumnlookpselector', 1],
  ['two swapped', 'gridfilterablecolumnloopukselector', 3],
  ['nothing alike', 'unfilterableunfilterableunfilterable', 36],
])('a word of more letters than a number has bits is compared too: %s', (_, typed, wrong) => {
  const word = 'gridfilterablecolumnlookupselector';

  expect(new Misspelling(typed).compare(word).whole).toBe(wrong);
});

test('short words forgive nothing, long ones two letters', () => {
  expect(['sx', 'box', 'autocomp', 'autocompl'].map((word) => new Misspelling(word).most)).toEqual([
    0, 1, 1, 2,
  ]);
});

test('what has other letters need not be compared', () => {
  expect(new Misspelling('select').mayBe(lettersOf('selict'))).toBe(true);
  expect(new Misspelling('select').mayBe(lettersOf('dialog'))).toBe(false);
});

/** Wrong letters by the usual table, one row after the other. */
function count(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          changed,
          at(i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          swapped ? at(i - 2, j - 2) + 1 : 99,
        ),
      );
    }
    rows.push(row);
  }
  return at(one.length, other.length);

  function at(i: number, j: number): number {
    return rows[i]?.[j] ?? 99;
  }
}
