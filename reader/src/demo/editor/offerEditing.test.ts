import { beforeEach, expect, test } from 'vitest';
import { storeOf } from '../placedDemo.test.fixture.ts';
import { offerEditing } from './offerEditing.client.ts';

beforeEach(() => {
  delete document.documentElement.dataset.liveEditing;
  document.body.innerHTML = `<figure class="demo" data-name="Bell"><div class="demo-code">
    <div class="demo-preview"><figure class="code"><pre><code>a</code></pre></figure></div>
    <div class="demo-files"><figure class="code" data-file="index.tsx"><pre><code>a</code></pre></figure></div>
  </div></figure>`;
});

test('every block is a stop that says what it is and what can be done there', () => {
  offerEditing(storeOf(demo()));

  const [preview, file] = document.querySelectorAll('pre');
  expect(preview).toHaveProperty('tabIndex', 0);
  expect(preview?.ariaLabel).toBe('Code of Bell');
  expect(file?.ariaLabel).toBe('Code of index.tsx');
  expect(file?.ariaDescription).toBe('Press Enter to edit');
});

test.each([
  ['its author', () => demo()],
  ['the surroundings', () => document.documentElement],
])('where %s switched editing off, the code stays as it is', (_, where) => {
  where().dataset.liveEditing = 'off';

  offerEditing(storeOf(demo()));

  expect(document.querySelector('[aria-description]')).toBeNull();
});

function demo(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.demo');
  if (!found) throw new Error('The page has no demo.');
  return found;
}
