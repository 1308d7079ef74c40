import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ListFilter } from '../ListFilter/ListFilter.island.tsx';
import { ComponentGallery } from './ComponentGallery.tsx';

const button = {
  title: 'Button',
  description: 'Start an action.',
  drawing: '<path class="accent" d="M1 1h9"/>',
  address: '/x-ui/react-button/',
  flags: [{ kind: 'newFeature', text: 'New' }],
};
const rating = {
  title: 'Rating',
  description: 'Give stars.',
  drawing: '',
  address: null,
  flags: [{ kind: 'unwritten', text: 'Unwritten' }],
};
const alert = { ...button, title: 'Alert', address: '/x-ui/react-alert/', flags: [] };

beforeEach(() => {
  render(
    <main>
      <ListFilter of="gallery" />
      <ComponentGallery
        groups={[
          { id: 'inputs', title: 'Inputs', cards: [button, rating] },
          { id: 'feedback', title: 'Feedback', cards: [alert] },
        ]}
      />
      <p>Said about all of them.</p>
    </main>,
  );
});

test('each component is a card with its name, its sentence and its flags', () => {
  const inputs = screen.getByRole('region', { name: 'Inputs' });
  const [card] = within(inputs).getAllByRole('listitem');

  expect(card?.textContent).toBe('ButtonNewStart an action.');
  expect(within(inputs).getByRole('link', { name: 'Button' }).getAttribute('href')).toBe(
    '/x-ui/react-button/',
  );
});

test('what is unwritten says so and leads nowhere', () => {
  expect(screen.getByText('Rating').closest('li')?.textContent).toContain('Unwritten');
  expect(screen.queryByRole('link', { name: 'Rating' })).toBeNull();
});

test('drawings say nothing that the name does not', () => {
  const drawings = [...document.querySelectorAll('svg')];

  expect(drawings).toHaveLength(3);
  expect(drawings.every(({ ariaHidden }) => ariaHidden === 'true')).toBe(true);
});

test('typing leaves the cards that have the words, and the groups that have such cards', async () => {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter components' }), 'rat');

  expect(screen.getAllByRole('region').map(({ id }) => id)).toHaveLength(1);
  expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    'RatingUnwrittenGive stars.',
  ]);
  expect(screen.getByText('Said about all of them.').hidden).toBe(false);
});
