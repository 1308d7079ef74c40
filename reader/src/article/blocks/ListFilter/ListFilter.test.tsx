import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ListFilter } from './ListFilter.island.tsx';

beforeEach(() => {
  render(
    <article>
      <ListFilter />
      <h2>2.0</h2>
      <h3>API</h3>
      <h4>Breaking: removed</h4>
      <ul>
        <li>Kite: string</li>
      </ul>
      <h4>Added</h4>
      <ul>
        <li>Kite: line</li>
        <li>Drum: size</li>
      </ul>
      <h2>1.0</h2>
      <p>Published long ago.</p>
      <ul>
        <li>Drum: works</li>
      </ul>
    </article>,
  );
});

function shown(selector: string): readonly (string | null)[] {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  return elements.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
}

test('at first everything is there, and counted', () => {
  expect(shown('li')).toHaveLength(4);
  expect(screen.getByRole('status').textContent).toBe('4 entries');
});

test('what is typed narrows the lists down, and titles without entries go', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'kite');

  expect(shown('li')).toEqual(['Kite: string', 'Kite: line']);
  expect(shown('h2, h3, h4, p')).toEqual(['2.0', 'API', 'Breaking: removed', 'Added']);
  expect(screen.getByRole('status').textContent).toBe('2 entries');
});

test('what breaks something can be shown alone', async () => {
  await userEvent.click(screen.getByRole('checkbox'));

  expect(shown('li')).toEqual(['Kite: string']);
  expect(screen.getByRole('status').textContent).toBe('1 entry');
});

test('all is back when the field is empty again', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'kazoo');
  expect(screen.getByRole('status').textContent).toBe('Nothing here has that in it.');
  await userEvent.clear(screen.getByRole('searchbox'));

  expect(shown('li')).toHaveLength(4);
  expect(shown('h2, p')).toEqual(['2.0', '1.0', 'Published long ago.']);
});
