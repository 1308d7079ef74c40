import { Beside } from './Beside.island.tsx';
import type { DemoStore } from './DemoStore.client.ts';
import { DemoToolbar } from './toolbar/DemoToolbar.island.tsx';
import { useDemo } from './useDemo.ts';

interface DemoProps {
  store: DemoStore;
  hasTools?: boolean;
}

/** What comes to the prerendered elements of a demo: its tools, and what they call for. */
export function Demo({ store, hasTools = true }: DemoProps) {
  const { note, PreviewFrames, Editing, LinkNotice } = useDemo(store);

  return (
    <>
      {hasTools && <DemoToolbar store={store} />}
      <Beside element={store.element.querySelector('.demo-frame')} where="after">
        {note && (
          <p className="demo-note" role="status">
            {note}
          </p>
        )}
      </Beside>
      {PreviewFrames && <PreviewFrames store={store} />}
      {LinkNotice && <LinkNotice store={store} />}
      {Editing && <Editing store={store} />}
    </>
  );
}
