import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface Closable {
  /** Called when it has closed; what is left of it may still move out of sight. */
  onClose: () => void;
}

/** A component that is shown above the page. */
export interface Overlay<Props> {
  /** Shows it; one that is open stays as it is. */
  open(props: Props): void;
  /** Takes it away, where it is open. */
  close(): void;
}

/** Mounts a component each time it is opened, until it has closed: at the end of the page, or where `place` puts it. */
export function createOverlay<Props extends object>(
  Content: ComponentType<Props & Closable>,
  place: (host: HTMLElement) => void = (host) => document.body.append(host),
): Overlay<Props> {
  let host: HTMLElement | undefined;
  let close = () => {};

  return {
    open(props) {
      // Where pages are exchanged under an author's eyes, the last one has taken it along.
      if (host?.isConnected) return;

      const mounted = document.createElement('div');
      // It has no box of its own, so that what is in it can stick to the edge of what is around it.
      mounted.style.display = 'contents';
      host = mounted;
      place(mounted);
      const root = createRoot(mounted);
      close = () => {
        // Who opens it again need not wait until this one has moved out of sight.
        host = undefined;
        afterAnimations(mounted, () => {
          root.unmount();
          mounted.remove();
        });
      };
      flushSync(() => root.render(<Content {...props} onClose={close} />));
    },
    close() {
      if (host) close();
    },
  };
}

function afterAnimations(element: HTMLElement, run: () => void): void {
  const animations = element.getAnimations({ subtree: true });
  if (animations.length === 0) run();
  else void Promise.allSettled(animations.map(({ finished }) => finished)).then(run);
}
