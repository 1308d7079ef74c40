// The document of a page that cannot be shown: it is loaded again when another one stands at its address.

/** Loads the document again unless the server still has the same one. */
async function reloadIfAnother(): Promise<void> {
  const answer = await fetch(location.href);
  const current = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (current.documentElement.dataset.version !== version) location.reload();
}

const { version } = document.documentElement.dataset;

for (const event of ['tearsheet:page', 'tearsheet:reload', 'tearsheet:mistakes']) {
  import.meta.hot?.on(event, reloadIfAnother);
}
// What was mended before this line was open is answered at once.
import.meta.hot?.send('tearsheet:opened');
