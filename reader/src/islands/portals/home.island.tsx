// Where a part puts what it opens above the page, so that its styles reach there and no further.

import { type Context, createContext } from 'react';

declare global {
  /** While authors write, the libraries are bundled apart from the reader: both find it here. */
  var tearsheetHome: Context<string | undefined> | undefined;
}

globalThis.tearsheetHome ??= createContext<string | undefined>(undefined);

/** The scope whose styles hold; none where a part has no styles of its own. */
export const Home = globalThis.tearsheetHome;

/** The element at the end of the page for all that a scope opens. */
export function homeOf(scope: string): HTMLElement {
  const known = [...document.body.children].find(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.className === NAME && child.dataset.scope === scope,
  );
  return known ?? createHome(scope);
}

const NAME = 'live-part-home';

function createHome(scope: string): HTMLElement {
  const home = document.createElement('div');
  home.className = NAME;
  home.dataset.scope = scope;
  document.body.append(home);
  return home;
}
