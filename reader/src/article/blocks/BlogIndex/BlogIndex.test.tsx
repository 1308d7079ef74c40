import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { BlogIndex } from './BlogIndex.tsx';
import { Pager } from './Pager.tsx';
import type { Post } from './posts.ts';

const post: Post = {
  address: '/blog/first/',
  title: 'First',
  description: 'What the first is about.',
  date: '2026-11-20',
  day: '20 November 2026',
  authors: [
    { name: 'Ada', address: '/blog/authors/ada/' },
    { name: 'A guest', address: null },
  ],
  tags: [{ name: 'Site', address: '/blog/tags/site/' }],
};

function show(props: Partial<ComponentProps<typeof BlogIndex>>) {
  const rest = { links: [], linksTitle: 'Tags', parts: ['/blog/'], number: 1 };
  return render(<BlogIndex posts={[post]} author={null} back={[]} {...rest} {...props} />);
}

test('each post says what it is about, when it was written and by whom', () => {
  show({});

  const posts = screen.getByRole('region', { name: 'Posts' });
  const link = within(posts).getByRole('link', { name: 'First' });
  expect(link.getAttribute('href')).toBe('/blog/first/');
  expect(posts.textContent).toContain('What the first is about.');
  expect(posts.textContent).toContain('20 November 2026Ada');
});

test('authors and tags lead to their posts, where those are listed', () => {
  show({});

  const hrefs = ['Ada', 'Site'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/blog/authors/ada/', '/blog/tags/site/']);
  expect(screen.queryByRole('link', { name: 'A guest' })).toBeNull();
});

test('a post with a picture shows it in its size, as decoration', () => {
  const picture = { url: '/assets/cover.svg', width: 960, height: 400 };

  const { container } = show({ posts: [{ ...post, picture }] });

  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/assets/cover.svg');
  expect(image).toMatchObject({ alt: '', width: 960, height: 400 });
});

test('a tag can still be reached where its posts stood before', () => {
  const links = [{ address: '/blog/tags/site/', name: 'Site', count: 2, id: 'tag-site' }];
  const { container } = show({ links, posts: [] });

  const tags = screen.getByRole('navigation', { name: 'Tags' });
  expect(within(tags).getByRole('link', { name: /^Site/ })).toBe(
    container.querySelector('#tag-site'),
  );
});

test('an author is shown with a picture that says nothing, and a way elsewhere', () => {
  const author = { name: 'Ada', link: 'https://ada.example/', picture: '/assets/ada.webp' };
  const { container } = show({ author });

  expect(container.querySelector('img')?.alt).toBe('');
  expect(screen.getByRole('link', { name: 'Ada elsewhere' }).getAttribute('href')).toBe(
    author.link,
  );
});

test('the parts of a long list lead to each other', () => {
  render(<Pager parts={['/blog/', '/blog/page/2/', '/blog/page/3/']} number={2} />);

  const hrefs = ['Newer posts', 'Older posts', 'Page 3'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/blog/', '/blog/page/3/', '/blog/page/3/']);
  expect(screen.getByRole('link', { name: 'Page 2' }).ariaCurrent).toBe('page');
});

test('a list of one part has no way to others', () => {
  const { container } = render(<Pager parts={['/blog/']} number={1} />);

  expect(container.innerHTML).toBe('');
});
