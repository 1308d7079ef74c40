import * as texts from '../../styles/generated/texts.ts';
import { fillDocument } from './fillDocument.client.ts';
import { followHeight } from './followHeight.client.ts';
import { imposeSetting } from './imposeSetting.client.ts';
import type { Setting } from './showApart.client.ts';

/** One document serves all demos: it is empty until a part is put into it. */
const DOCUMENT = '/frames/apart/';

/** A frame that stands in place of a part as long as it is shown apart. */
export class ApartFrame {
  readonly #cut: HTMLElement;
  readonly #frame = document.createElement('iframe');
  #setting: Setting = {};
  #endSetting: (() => void) | undefined;
  #endHeight: (() => void) | undefined;

  constructor(cut: HTMLElement) {
    this.#cut = cut;
    const name = cut.closest<HTMLElement>('.demo')?.dataset.name ?? '';
    this.#frame.className = 'demo-apart';
    this.#frame.title = texts.demoApart.replace('{name}', name);
    this.#frame.src = DOCUMENT;
    this.#frame.addEventListener('load', () => this.#fill());
    cut.append(this.#frame);
  }

  show(setting: Setting): void {
    this.#setting = setting;
    const { width, direction } = setting;
    // Where there is less room than its width, one begins to scroll where the demo begins.
    if (direction) this.#cut.dir = direction;
    else this.#cut.removeAttribute('dir');
    this.#frame.style.inlineSize = width ? `${width}px` : '';
    this.#frame.classList.toggle('demo-narrowed', width !== undefined);
    this.#impose();
  }

  leave(): void {
    this.#endSetting?.();
    this.#endHeight?.();
    delete this.#cut.dataset.apart;
    this.#cut.removeAttribute('dir');
    this.#frame.remove();
  }

  #impose(): void {
    const root = this.#frame.contentDocument?.documentElement;
    this.#endSetting?.();
    this.#endSetting = root && imposeSetting(root, this.#setting);
  }

  /** The part in the page is seen until the one in the frame is there, so nothing jumps. */
  async #fill(): Promise<void> {
    const inner = this.#frame.contentDocument;
    const part = this.#cut.querySelector<HTMLElement>('live-part');
    if (!inner || !part) return;

    inner.title = this.#frame.title;
    this.#impose();
    const stage = await fillDocument(inner, part);
    this.#endHeight = followHeight(stage, (height) => {
      this.#frame.style.blockSize = `${height}px`;
    });
    this.#cut.dataset.apart = '';
  }
}
