import { expect, test } from 'vitest';
import { findFiles } from './fetchDownloads.client.ts';

test('a document needs what its elements and its table of modules name', () => {
  const html = `<link href="/assets/page-12345678.css"><img src="/assets/a-12345678.webp">
    <script type="application/json">{"0":"/assets/demo-12345678.js"}</script>`;

  expect(findFiles(html)).toEqual([
    '/assets/page-12345678.css',
    '/assets/a-12345678.webp',
    '/assets/demo-12345678.js',
  ]);
});

test('a file that only a code sample names is none of the site', () => {
  const html = `<script src="/assets/page-12345678.js"></script>
    <pre><code>&lt;script src="<span>/assets/client.js</span>"></code></pre>
    <p>It writes <code>/assets/client.js</code>.</p>`;

  expect(findFiles(html)).toEqual(['/assets/page-12345678.js']);
});

test('pictures for social networks and what editing needs are not kept', () => {
  const html = '<meta content="/assets/social/a.png"><a href="/assets/editing/b.js">b</a>';

  expect(findFiles(html)).toEqual([]);
});
