// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsIn } from '../texts.ts';
import { SearchTrigger } from './SearchTrigger.tsx';

test('says what it opens, and by which keys, also where only the icon is seen', () => {
  const html = renderToStaticMarkup(
    <SearchTrigger overview="/joy-ui/" texts={textsIn(undefined)} />,
  );

  expect(html).toContain('>Search…</span>');
  expect(html).toContain('href="/joy-ui/"');
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).toContain('aria-keyshortcuts="/ Control+K Meta+K"');
});
