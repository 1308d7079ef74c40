import { Beside } from './Beside.island.tsx';
import type { DemoStore } from './DemoStore.client.ts';
import { DemoToolbar } from './toolbar/DemoToolbar.island.tsx';
import { useDemo } from './useDemo.ts';

/** What comes to the prerendered elements of a demo: its tools, and what they call for. */
export function Demo({ store }: { store: DemoStore }) {
  const { note, PreviewFrames, Editing, LinkNotice } = useDemo(store);

  return (
    <>
      <DemoToolbar store={store} />
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
