import { beforeEach, expect, test } from 'vitest';
import { clickedOffset, findInWhole } from './place.client.ts';

const whole = `export default function Bell() {
  return (
    <div>
      <Button>Ring</Button>
      <Button>Stop</Button>
    </div>
  );
}`;

beforeEach(() => {
  document.body.innerHTML = '<pre><code><span>const</span> a = 1;</code></pre><p>Text</p>';
});

test.each([
  ['<Button>Ring</Button>\n<Button>Stop</Button>', 'Ring'],
  ['<Button>Ring</Button>\n<Button>Stop</Button>', 'Stop'],
  ['<div>\n  <Button>Ring</Button>\n  <Button>Stop</Button>\n</div>', 'Stop'],
])('a place in the short form %j is found in the whole code', (preview, word) => {
  expect(findInWhole(preview, preview.indexOf(word), whole)).toBe(whole.indexOf(word));
});

test('where the whole code was changed meanwhile, one begins at its start', () => {
  expect(findInWhole('<Button>Ring</Button>', 4, 'export default () => null;')).toBe(0);
});

test('the place that was clicked is counted in letters', () => {
  const text = document.querySelector('code')?.lastChild;
  if (text) getSelection()?.collapse(text, 3);

  expect(clickedOffset(block())).toBe('const a '.length);
});

test('a click elsewhere is none', () => {
  const text = document.querySelector('p')?.firstChild;
  if (text) getSelection()?.collapse(text, 2);

  expect(clickedOffset(block())).toBe(0);
});

function block(): HTMLElement {
  const found = document.querySelector('pre');
  if (!found) throw new Error('The page has no code.');
  return found;
}
