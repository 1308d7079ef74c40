// The author's half of every page: what is saved is shown, what is wrong is said.

import { offerWrapping } from '../article/code/wrap.client.ts';
import { offerDemos } from '../demo/offerDemos.client.ts';
import type { Mistake } from './Mistake.ts';
import { reloadWhenSeen } from './reload.client.ts';
import { retryFailedParts } from './retry.client.ts';
import { ShownPage } from './ShownPage.client.ts';

export interface PageEvent {
  address: string;
  html: string;
}

// Whoever has the file itself edits it there.
document.documentElement.dataset.liveEditing = 'off';

// Before any other module touches the document: what the engine wrote is compared, not what became of it.
const page = new ShownPage(document);
const mistakes = import('./MistakeList.island.tsx').then(({ MistakeList }) => new MistakeList());

import.meta.hot?.on('tearsheet:page', ({ address, html }: PageEvent) => {
  if (address !== decodeURI(location.pathname)) return;

  page.show(html);
  offerWrapping();
  offerDemos();
});
import.meta.hot?.on('tearsheet:mistakes', async (event: { mistakes: readonly Mistake[] }) =>
  (await mistakes).show(event.mistakes),
);
document.addEventListener('part-failure', (event) => {
  const failure: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (!(failure instanceof Error)) return;

  // The author's own lines are known where the modules were made of them.
  const { message, stack = '' } = failure;
  import.meta.hot?.send('tearsheet:thrown', { message, stack });
});
import.meta.hot?.on('tearsheet:located', async (thrown: Mistake) =>
  (await mistakes).addThrown(thrown),
);
// What is still wrong after an update is thrown once more.
import.meta.hot?.on('vite:beforeUpdate', async () => (await mistakes).forgetThrown());
import.meta.hot?.on('tearsheet:reload', reloadWhenSeen);
import.meta.hot?.on('tearsheet:retry', retryFailedParts);
import.meta.hot?.send('tearsheet:opened');
