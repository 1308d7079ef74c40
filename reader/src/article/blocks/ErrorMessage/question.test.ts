import { expect, test } from 'vitest';
import { numberIn, questionIn } from './question.ts';

test('reads the number and the words in their order', () => {
  expect(questionIn('?code=12&args[]=%20(primary)&args[]=%7B%7D')).toEqual({
    code: '12',
    words: [' (primary)', '{}'],
  });
  expect(questionIn('?code=9&args%5B%5D=a%2Bb')).toEqual({ code: '9', words: ['a+b'] });
});

test.each(['', '?', '?args[]=teal', '?code=', '?code=%20'])(
  'finds no question in "%s"',
  (search) => {
    expect(questionIn(search)).toBeUndefined();
  },
);

test.each([
  ['9', '9'],
  ['009', '9'],
  ['0', '0'],
])('reads %s as the number %s', (code, number) => {
  expect(numberIn(code)).toBe(number);
});

test.each(['-1', '1.5', '9"]', '<b>', 'NaN', '99999999'])('takes %s for no number', (code) => {
  expect(numberIn(code)).toBeUndefined();
});
