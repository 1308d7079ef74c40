// The tools that every bar has, in the order in which they stand there; the menu has more.

import * as texts from '../../styles/generated/texts.ts';
import type * as actions from './actions.client.ts';
import type { IconName } from './icons.client.ts';

/** Something that can be done with a demo. */
export interface Deed {
  readonly text: string;
  /** What does it, among the actions. */
  readonly run: Exclude<keyof typeof actions, 'prepareExport'>;
  /** What is said when it fails. */
  readonly failed: string;
}

export interface Tool extends Deed {
  readonly icon: IconName;
  /** How wide the bar has to be for it to stand there itself; else it is in the menu. */
  readonly room: 'least' | 'middle' | 'most';
}

const project = { failed: texts.projectNotMade };
const copying = { failed: texts.copyRefused };

export const TOOLS: readonly Tool[] = [
  { icon: 'copy', text: texts.copyCode, room: 'least', run: 'copyCode', ...copying },
  {
    icon: 'bolt',
    text: texts.openInStackBlitz,
    room: 'most',
    run: 'openInStackBlitz',
    ...project,
  },
  {
    icon: 'cube',
    text: texts.openInCodeSandbox,
    room: 'most',
    run: 'openInCodeSandbox',
    ...project,
  },
  {
    icon: 'reset',
    text: texts.resetDemo,
    room: 'middle',
    run: 'resetDemo',
    failed: texts.partStopped,
  },
  { icon: 'link', text: texts.linkToDemo, room: 'middle', run: 'copyLink', ...copying },
];
