import { imposeSetting, releaseSetting } from './imposeSetting.client.ts';
import type { Setting } from './showApart.client.ts';

/** A demo that is in a document of its own in any case: that document changes, the demo in it goes on. */
export class IsolatedDocument {
  readonly #frame: HTMLIFrameElement;
  #setting: Setting = {};
  #end: (() => void) | undefined;

  constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
    // Frames far away are loaded later, and one that is loaded again has another document.
    frame.addEventListener('load', this.#impose);
  }

  show(setting: Setting): void {
    this.#setting = setting;
    const { width } = setting;
    this.#frame.style.inlineSize = width ? `${width}px` : '';
    this.#frame.classList.toggle('demo-narrowed', width !== undefined);
    this.#impose();
  }

  leave(): void {
    this.#frame.removeEventListener('load', this.#impose);
    this.#end?.();
    this.#frame.style.inlineSize = '';
    this.#frame.classList.remove('demo-narrowed');
    const root = this.#frame.contentDocument?.documentElement;
    if (root) releaseSetting(root);
  }

  readonly #impose = (): void => {
    const root = this.#frame.contentDocument?.documentElement;
    this.#end?.();
    this.#end = root && imposeSetting(root, this.#setting);
  };
}
