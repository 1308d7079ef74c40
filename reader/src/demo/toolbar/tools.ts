// The tools that every bar has, in the order in which they stand there; the menu has more.

import * as texts from '../../styles/generated/texts.ts';
import type { IconName } from './icons.ts';
import type { ActionName } from './performAction.client.ts';

export interface Tool {
  readonly icon: IconName;
  readonly text: string;
  readonly action: ActionName;
  /** How wide the bar has to be for it to stand there itself; else it is in the menu. */
  readonly room: 'least' | 'middle' | 'most';
}

export const TOOLS: readonly Tool[] = [
  { icon: 'copy', text: texts.copyCode, room: 'least', action: 'copyCode' },
  { icon: 'bolt', text: texts.openInStackBlitz, room: 'most', action: 'openInStackBlitz' },
  { icon: 'cube', text: texts.openInCodeSandbox, room: 'most', action: 'openInCodeSandbox' },
  { icon: 'reset', text: texts.resetDemo, room: 'middle', action: 'resetDemo' },
  { icon: 'link', text: texts.linkToDemo, room: 'middle', action: 'copyLink' },
];
