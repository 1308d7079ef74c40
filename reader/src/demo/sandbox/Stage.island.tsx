import { CacheProvider } from '@emotion/react';
import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Surroundings } from '../../islands/IslandTree.island.tsx';
import type { Styling } from '../../islands/styling.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.island.tsx';
import type { Program } from './readProgram.ts';

/** What is to be shown, and what stands around it. */
export interface Scene extends Program {
  readonly Around: ComponentType<Surroundings>;
  readonly styling: Styling;
}

interface Shown {
  readonly scene: Scene;
  readonly root: Root;
  readonly remove: () => void;
}

/** Shows one version after the other; the last good one stays until the next has proved good. */
export class Stage {
  readonly #slot: HTMLElement;
  readonly #tell: (thrown: unknown) => void;
  #shown: Shown | undefined;

  /** What goes wrong later, while the demo is used, is told. */
  constructor(slot: HTMLElement, tell: (thrown: unknown) => void) {
    this.#slot = slot;
    this.#tell = tell;
  }

  /** Shows a version, or throws what it threw and leaves everything as it was. */
  show(scene: Scene): void {
    const next = this.#mount(scene);
    this.#shown?.remove();
    this.#shown = next;
  }

  /** Turns what is shown; its state stays. */
  turn(styling: Styling): void {
    if (this.#shown) this.#shown.root.render(<Tree {...this.#shown.scene} styling={styling} />);
  }

  #mount(scene: Scene): Shown {
    const part = asPart();
    const styles = scene.styles.map(asStyle);
    let failure: { readonly thrown: unknown } | undefined;
    let settled = false;
    const note = (thrown: unknown) => {
      if (settled) this.#tell(thrown);
      else failure ??= { thrown };
    };
    // Its styles hold before its effects measure anything, and overrule those of the library.
    document.body.append(...styles);
    this.#slot.append(part);
    const root = createRoot(part, { onCaughtError: note, onUncaughtError: note });
    const remove = () => {
      root.unmount();
      for (const element of [part, ...styles]) element.remove();
    };

    // Nothing is painted in between: whoever looks sees the one or the other.
    flushSync(() => root.render(<Tree {...scene} />));
    settled = true;
    if (failure) {
      remove();
      throw failure.thrown;
    }
    part.removeAttribute('style');
    return { scene, root, remove };
  }
}

function Tree({ Content, Around, styling: { cache, direction } }: Scene) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <ErrorBoundary fallback={(_, reset) => <EditFailure onReset={reset} />}>
          <Around direction={direction}>
            <Content />
          </Around>
        </ErrorBoundary>
      </CacheProvider>
    </StrictMode>
  );
}

/** What stands in the place of code that failed; why, the page says below it. */
function EditFailure({ onReset }: { onReset: () => void }) {
  return (
    <p className="live-part-notice">
      {texts.partStopped}{' '}
      <button type="button" onClick={() => onReset()}>
        {texts.tryAgain}
      </button>
    </p>
  );
}

/** Laid out as in the page, beside what is still shown. */
function asPart(): HTMLElement {
  const part = document.createElement('live-part');
  part.style.cssText = 'position:absolute;inset:0;visibility:hidden';
  return part;
}

function asStyle(text: string): HTMLElement {
  const style = document.createElement('style');
  style.textContent = text;
  return style;
}
