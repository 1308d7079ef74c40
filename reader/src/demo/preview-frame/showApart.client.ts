// A cut of a demo where another direction, scheme, density or width may hold than in the page.

import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import { ApartFrame } from './ApartFrame.client.ts';
import styles from './apart.css?inline';
import { IsolatedDocument } from './IsolatedDocument.client.ts';

adoptStyles(styles);

/** What holds there; what is left out follows the page. */
export interface Setting {
  direction?: 'ltr' | 'rtl';
  scheme?: 'light' | 'dark';
  density?: 'comfortable' | 'compact';
  /** In pixels. */
  width?: number;
}

/** A place where a cut is shown apart. */
interface Stage {
  show(setting: Setting): void;
  leave(): void;
}

const stages = new WeakMap<HTMLElement, Stage>();

/** Shows a cut apart; called again, it changes what holds there. The part in the page stays as it is, unseen. */
export function showApart(cut: HTMLElement, setting: Setting): void {
  const stage = stages.get(cut) ?? openStage(cut);
  stages.set(cut, stage);
  stage.show(setting);
}

/** Shows a cut in the page again, as it was left. */
export function showInPlace(cut: HTMLElement): void {
  stages.get(cut)?.leave();
  stages.delete(cut);
}

/** What has a document of its own needs no other. */
function openStage(cut: HTMLElement): Stage {
  const isolated = cut.querySelector<HTMLIFrameElement>('.demo-isolated');
  return isolated ? new IsolatedDocument(isolated) : new ApartFrame(cut);
}
