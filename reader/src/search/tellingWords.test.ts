import { expect, test } from 'vitest';
import { tellingWords } from './tellingWords.ts';

test('words that need not be found are not marked on arrival', () => {
  const question = { words: 'how to center the Dialog', light: ['how', 'to', 'the'] };

  expect(tellingWords({ ...question, current: '', products: [], kinds: [] })).toBe('center Dialog');
});
