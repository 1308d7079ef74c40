// The view settings on the document of a frame, for as long as it holds there.

import type { ViewSettings } from '../viewSettings.ts';

type Attributes = Readonly<Record<string, string>>;

/** Keeps a document as the settings want it, whatever the page or the document itself changes; returns how to end that. */
export function imposeView(root: HTMLElement, view: ViewSettings): () => void {
  const page = document.documentElement;
  const impose = () => apply(root, wanted(view, page));
  const watcher = new MutationObserver(impose);
  watcher.observe(page, { attributeFilter: ['dir', 'data-scheme'] });
  // The document of an isolated demo follows the visitor's choices on its own.
  watcher.observe(root, { attributeFilter: ['dir', 'data-scheme', 'data-density'] });
  impose();
  return () => watcher.disconnect();
}

/** Lets a document look as the page does. */
export function releaseView(root: HTMLElement): void {
  const { dir, dataset } = document.documentElement;
  delete root.dataset.inFrame;
  apply(root, { dir, 'data-scheme': dataset.scheme ?? '', 'data-density': dataset.density ?? '' });
}

function wanted({ direction, scheme, density }: ViewSettings, page: HTMLElement): Attributes {
  return {
    'data-in-frame': '',
    dir: direction ?? page.dir,
    'data-scheme': scheme ?? page.dataset.scheme ?? 'light',
    // In the page demos are as their library has them, however close the page itself stands.
    'data-density': density ?? 'comfortable',
  };
}

/** Only what differs is written, or two who watch each other would never rest. */
function apply(root: HTMLElement, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}
