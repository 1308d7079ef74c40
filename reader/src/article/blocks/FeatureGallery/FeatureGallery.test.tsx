import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ListFilter } from '../ListFilter/ListFilter.island.tsx';
import { FeatureGallery } from './FeatureGallery.tsx';

const community = { kind: 'community', text: 'Community' };
const pro = { kind: 'pro', text: 'Pro' };
const premium = { kind: 'premium', text: 'Premium' };
const feature = { description: '', address: null, plan: community, flags: [] };

function show() {
  render(
    <main>
      <ListFilter of="features" />
      <FeatureGallery
        groups={[
          {
            id: 'rows',
            title: 'Rows',
            features: [
              { ...feature, title: 'Sorting', address: '/grid/sorting/', description: 'In order.' },
              { ...feature, title: 'Pinning', plan: pro },
            ],
          },
          { id: 'more', title: 'More', features: [{ ...feature, title: 'Pivot', plan: premium }] },
        ]}
      />
    </main>,
  );
}

afterEach(() => history.replaceState(null, '', '/'));

function shown(): readonly (string | null)[] {
  return screen.getAllByRole('listitem').map((entry) => entry.textContent);
}

test('each feature has its plan beside its name, and a link where it has a page', () => {
  show();

  expect(shown()).toEqual(['Sorting CommunityIn order.', 'Pinning Pro', 'Pivot Premium']);
  expect(screen.getByRole('link', { name: 'Sorting' }).getAttribute('href')).toBe('/grid/sorting/');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a plan leaves the features that are in it, counts them and is in the address', async () => {
  show();

  await userEvent.click(screen.getByRole('radio', { name: 'Pro' }));

  expect(shown()).toEqual(['Pinning Pro']);
  expect(screen.queryByRole('heading', { name: 'More' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('1 entry');
  expect(location.search).toBe('?plan=pro');
});

test('all features are back with all plans, and the address is as before', async () => {
  history.replaceState(null, '', '/?a=1');
  show();

  await userEvent.click(screen.getByRole('radio', { name: 'Premium' }));
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));

  expect(shown()).toHaveLength(3);
  expect(location.search).toBe('?a=1');
});

test('the address chooses the plan, and unknown plans are ignored', () => {
  history.replaceState(null, '', '/?plan=premium');
  show();

  const plans = screen.getByRole('group', { name: 'Plan' });
  expect(within(plans).getByRole<HTMLInputElement>('radio', { name: 'Premium' }).checked).toBe(
    true,
  );
  expect(shown()).toEqual(['Pivot Premium']);
});

test('an address with an unknown plan shows everything', () => {
  history.replaceState(null, '', '/?plan=gold');
  show();

  expect(shown()).toHaveLength(3);
});

test('words and a plan narrow the features down together', async () => {
  show();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter features' }), 'p');
  await userEvent.click(screen.getByRole('radio', { name: 'Premium' }));

  expect(shown()).toEqual(['Pivot Premium']);
});
