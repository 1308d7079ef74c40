import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BlogIndex } from './BlogIndex.tsx';
import { byTag, type Post } from './posts.ts';

function post(number: number, ...tags: string[]): Post {
  return {
    address: `/blog/post-${number}/`,
    title: `Post ${number}`,
    description: `What post ${number} is about.`,
    date: '2026-11-20',
    day: '20 November 2026',
    authors: ['Ada'],
    tags: tags.map((name) => ({ name, id: `tag-${name.toLowerCase()}` })),
  };
}

test('each post says what it is about, when it was written and by whom', () => {
  render(<BlogIndex posts={[post(1, 'Site')]} />);

  const posts = screen.getByRole('region', { name: 'Posts' });
  expect(within(posts).getByRole('link', { name: 'Post 1' }).getAttribute('href')).toBe(
    '/blog/post-1/',
  );
  expect(posts.textContent).toContain('What post 1 is about.');
  expect(posts.textContent).toContain('20 November 2026Ada');
});

test('each tag leads to the list of its posts', () => {
  const { container } = render(<BlogIndex posts={[post(2, 'Site', 'Forms'), post(1, 'Site')]} />);

  const tags = screen.getByRole('navigation', { name: 'Tags' });
  const href = within(tags).getByRole('link', { name: /^Site/ }).getAttribute('href');
  const titles = container.querySelectorAll(`section${href} li > a`);
  expect([...titles].map((title) => title.textContent)).toEqual(['Post 2', 'Post 1']);
});

test('tags are sorted by name', () => {
  const tags = byTag([post(1, 'theme', 'Accessibility'), post(2, 'forms')]);

  expect(tags.map(({ name }) => name)).toEqual(['Accessibility', 'forms', 'theme']);
});

test('after the first ten, posts are folded away', () => {
  const posts = Array.from({ length: 12 }, (_, number) => post(12 - number));

  render(<BlogIndex posts={posts} />);

  const older = screen.getByText('Older posts').closest('details');
  const titles = [...(older?.querySelectorAll('h2') ?? [])].map((title) => title.textContent);
  expect(titles).toEqual(['Post 2', 'Post 1']);
});
