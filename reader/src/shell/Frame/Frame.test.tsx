// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Frame } from './Frame.tsx';

const site = {
  name: 'Tearsheet',
  host: 'https://example.org',
  repository: null,
  asksConsent: false,
  pages: [{ title: 'Blog', address: '/blog/' }],
  feed: '/feed/blog/rss.xml',
};

test('each slot of the engine is there exactly once', () => {
  const html = frame();

  for (const name of ['navigation', 'article', 'contents', 'neighbors', 'page-links']) {
    expect(html.split(`<!--slot:${name}-->`)).toHaveLength(2);
  }
});

test('the article goes into the element that the skip link moves the focus to', () => {
  const html = frame();

  expect(html).toContain('href="#main-content"');
  expect(html).toContain('<main id="main-content" class="prose" tabindex="-1"><!--slot:article-->');
});

test('the navigation opens without script', () => {
  const html = frame();

  const [, drawer] = /<div id="([^"]+)"[^>]* popover="auto"/.exec(html) ?? [];
  expect(html).toContain(`popoverTarget="${drawer}" aria-label="Open the navigation"`);
});

test('the settings know which code stylings the demos have', () => {
  expect(frame()).toContain('data-stylings="system css"');
});

test('the footer leads to the pages of no product and to the feed', () => {
  const footer = frame().split('<footer')[1];

  expect(footer).toContain('href="/blog/"');
  expect(footer).toContain('href="/feed/blog/rss.xml"');
});

test('a translation replaces the words it names', () => {
  const html = frame({ skipToContent: 'Zum Inhalt' });

  expect(html).toContain('Zum Inhalt');
  expect(html).toContain('Settings');
});

function frame(translations = {}) {
  return renderToStaticMarkup(
    <Frame
      site={site}
      product={null}
      navigation="/parts/navigation/docs.html"
      products={[]}
      versions={[]}
      stylings={['system', 'css']}
      translations={translations}
    />,
  );
}
