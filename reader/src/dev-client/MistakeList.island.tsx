// The mistakes of the content, above the page they are in, until they are fixed.

import { type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Mistake } from './Mistake.ts';
import styles from './MistakeList.css?inline';

/** Shows what there is to fix, and goes away when there is nothing. */
export class MistakeList {
  /** Its shadow root keeps out the styles of the page, which may be what is broken. */
  readonly #host = document.createElement('tearsheet-mistakes');
  readonly #root = createRoot(this.#host.attachShadow({ mode: 'open' }));
  #shown = '[]';
  #content: readonly Mistake[] = [];
  /** Those that demos make while they run on this page, by what they say. */
  readonly #thrown = new Map<string, Mistake>();

  constructor() {
    // A popover lies above every dialog, and takes the focus from nobody.
    this.#host.popover = 'manual';
  }

  /** Shows these mistakes and no others; the same ones again do not bring a closed list back. */
  show(mistakes: readonly Mistake[]): void {
    this.#content = mistakes;
    this.#update();
  }

  /** Shows one more, which a demo on this page has made. */
  addThrown(mistake: Mistake): void {
    this.#thrown.set(JSON.stringify(mistake), mistake);
    this.#update();
  }

  /** Takes away what demos have thrown so far. */
  forgetThrown(): void {
    this.#thrown.clear();
    this.#update();
  }

  #update(): void {
    const mistakes = [...this.#content, ...this.#thrown.values()];
    const wanted = JSON.stringify(mistakes);
    if (wanted === this.#shown) return;

    this.#shown = wanted;
    if (mistakes.length > 0) this.#open(mistakes);
    else this.#close();
  }

  #open(mistakes: readonly Mistake[]): void {
    document.body.append(this.#host);
    this.#host.showPopover();
    // What is an alert is announced when it comes to what is shown already.
    flushSync(() =>
      this.#root.render(
        <MistakePanel key={this.#shown} mistakes={mistakes} onClose={() => this.#close()} />,
      ),
    );
  }

  #close(): void {
    this.#host.remove();
    this.#root.render(null);
  }
}

interface MistakePanelProps {
  mistakes: readonly Mistake[];
  onClose: () => void;
}

function MistakePanel({ mistakes, onClose }: MistakePanelProps) {
  const count = useId();

  function leave({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose();
  }

  return (
    <section aria-labelledby={count} onKeyDown={leave}>
      <style>{styles}</style>
      <h2 id={count} role="alert" dir="auto">
        {mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}
      </h2>
      <button type="button" onClick={onClose}>
        Close
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by the keys. */}
      <ol tabIndex={0} aria-labelledby={count}>
        {mistakes.map(({ file, line, problem, remedy }) => (
          <li key={`${file}:${line} ${problem}`}>
            {/* A path reads from left to right in every language. */}
            <code dir="ltr">{line === null ? file : `${file}:${line}`}</code>
            <p className="problem" dir="auto">
              {problem}
            </p>
            <p className="remedy" dir="auto">
              {remedy}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
