import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A component that is shown above the page. */
export interface Overlay<Props> {
  /** Shows it; one that is open stays as it is. */
  open(props: Props): void;
}

/** Mounts a component at the end of the page each time it is opened, until it calls `onClose`. */
export function createOverlay<Props extends object>(
  Content: ComponentType<Props & { onClose: () => void }>,
): Overlay<Props> {
  let host: HTMLElement | undefined;

  return {
    open(props) {
      // Where pages are exchanged under an author's eyes, the last one has taken it along.
      if (host?.isConnected) return;

      const mounted = document.createElement('div');
      host = mounted;
      document.body.append(mounted);
      const root = createRoot(mounted);
      const close = () => {
        root.unmount();
        mounted.remove();
      };
      flushSync(() => root.render(<Content {...props} onClose={close} />));
    },
  };
}
