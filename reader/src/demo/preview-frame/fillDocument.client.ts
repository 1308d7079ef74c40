// A part as it stands in the page, made anew in the document of a frame.

/** How the frame around a demo is built, from the outside to the part. */
const AROUND = ['.demo', '.demo-frame', '.demo-variant', 'live-part'] as const;

/** What the parts of a page need of it. */
const SHARED = 'style[data-islands], body link[rel=stylesheet], meta[name=report]';

/** Puts a part into a document, with the styles of the page's parts; returns its stage once the part lives or failed. */
export async function fillDocument(inner: Document, part: HTMLElement): Promise<HTMLElement> {
  const shared = document.querySelectorAll(SHARED);
  inner.head.append(...[...shared].map((element) => inner.importNode(element, true)));

  const around = AROUND.map((name) => part.closest<HTMLElement>(name));
  const copies = around.flatMap((element) => (element ? inner.importNode(element, false) : []));
  const [stage, ...others] = copies;
  const copy = others.at(-1);
  if (!stage || !copy) throw new Error('Only a part of a demo has a preview frame.');

  delete copy.dataset.state;
  copy.setAttribute('when', 'load');
  for (const name of ['id', 'data-stylings']) stage.removeAttribute(name);
  others.reduce((outer, inside) => outer.appendChild(inside), stage);
  const settled = whenSettled(copy);
  inner.body.replaceChildren(stage);
  await settled;
  return stage;
}

/** Waits until a part lives, or failed and says so. */
function whenSettled(part: HTMLElement): Promise<void> {
  return new Promise((settle) => {
    const watcher = new MutationObserver(() => {
      if (!part.dataset.state) return;
      watcher.disconnect();
      settle();
    });
    watcher.observe(part, { attributeFilter: ['data-state'] });
  });
}
