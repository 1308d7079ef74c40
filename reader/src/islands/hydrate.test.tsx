import createCache from '@emotion/cache';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateWith, renderWith } from './hydrate.island.tsx';
import { IslandTree, type Surroundings } from './IslandTree.island.tsx';
import { NoProvider } from './theme-providers/NoProvider.island.tsx';

let part: HTMLElement;

beforeEach(() => {
  part = document.createElement('div');
  document.body.replaceChildren(part);
});

afterEach(() => {
  document.documentElement.dir = '';
});

test('the prerendered elements stay and become operable', async () => {
  part.innerHTML = prerendered();
  const before = part.querySelector('button');

  await hydrateWith(Counter, NoProvider)(part, { label: 'Pressed' }, 'p1-');
  before?.click();

  expect(part.querySelector('button')).toBe(before);
  await expect.poll(() => before?.textContent).toBe('Pressed 1');
});

test('an empty part is filled', async () => {
  await hydrateWith(Counter, NoProvider)(part, { label: 'Pressed' }, 'p1-');

  expect(part.textContent).toBe('Pressed 0');
});

test('from right to left the prerendered elements stay too, and turn then', async () => {
  document.documentElement.dir = 'rtl';
  part.innerHTML = prerendered();
  const before = part.querySelector('button');
  const complaint = vi.spyOn(console, 'error');

  await hydrateWith(Counter, Naming)(part, { label: 'Pressed' }, 'p1-');

  await expect.poll(() => part.textContent).toBe('rtl: Pressed 0');
  expect(part.querySelector('button')).toBe(before);
  expect(complaint).not.toHaveBeenCalled();
});

test('a part that lives turns with the page, and remembers where it was', async () => {
  part.innerHTML = prerendered();
  await hydrateWith(Counter, Naming)(part, { label: 'Pressed' }, 'p1-');
  part.querySelector('button')?.click();

  document.documentElement.dir = 'rtl';

  await expect.poll(() => part.textContent).toBe('rtl: Pressed 1');
});

test('asked to begin anew, a part forgets what it remembered', async () => {
  part.innerHTML = prerendered();
  await hydrateWith(Counter, NoProvider)(part, { label: 'Pressed' }, 'p1-');
  part.querySelector('button')?.click();
  await expect.poll(() => part.textContent).toBe('Pressed 1');

  part.dispatchEvent(new Event('restart'));

  await expect.poll(() => part.textContent).toBe('Pressed 0');
});

test('content that measures itself replaces what was prerendered', async () => {
  part.innerHTML = '<p>As the server guessed</p>';

  await renderWith(Counter, NoProvider)(part, { label: 'Measured' }, 'p1-');

  expect(part.textContent).toBe('Measured 0');
});

function prerendered(): string {
  return renderToString(
    <IslandTree cache={createCache({ key: 'css' })} direction="ltr" Around={NoProvider}>
      <Counter label="Pressed" />
    </IslandTree>,
  );
}

function Naming({ direction, children }: Surroundings) {
  return (
    <>
      {direction === 'rtl' && 'rtl: '}
      {children}
    </>
  );
}

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}
