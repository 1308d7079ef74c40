import type { Root } from 'postcss';
import type { Plugin } from 'vite';
import { reader } from '../settings.ts';
import { rewriteSelectors } from './rules.ts';
import { keepOutOfDemos } from './selectors.ts';

/** Keeps the looks of articles out of demos: an author may call a class as the site calls its own. */
export function articleStyles(): Plugin {
  const rewriting = {
    postcssPlugin: 'tearsheet-article-styles',
    Once(root: Root): void {
      if (root.source?.input.file?.startsWith(ARTICLE)) rewriteSelectors(root, keepOutOfDemos);
    },
  };
  return {
    name: 'tearsheet:article-styles',
    config: () => ({ css: { postcss: { plugins: [rewriting] } } }),
  };
}

const ARTICLE = `${reader}/src/article/styles/`;
