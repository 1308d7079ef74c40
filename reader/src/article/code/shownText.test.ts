import { expect, test } from 'vitest';
import { letCopy, shownText } from './shownText.client.ts';

test('a block says what stands in it, until an editor speaks for it', () => {
  const block = document.createElement('pre');
  block.textContent = 'published';
  const before = shownText(block);

  letCopy(block, () => 'edited');

  expect([before, shownText(block)]).toEqual(['published', 'edited']);
});
