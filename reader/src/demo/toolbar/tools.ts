// The tools that every bar has, in the order in which they stand there; the menu has more.

import * as texts from '../../styles/generated/texts.ts';
import * as icons from '../../ui/Icon/icons.ts';
import type { ActionName } from './performAction.client.ts';

export interface Tool {
  readonly icon: string;
  readonly text: string;
  readonly action: ActionName;
  /** How wide the bar has to be for it to stand there itself; else it is in the menu. */
  readonly room: 'least' | 'middle' | 'most';
}

export const TOOLS: readonly Tool[] = [
  { icon: icons.copy, text: texts.copyCode, room: 'least', action: 'copyCode' },
  { icon: icons.bolt, text: texts.openInStackBlitz, room: 'most', action: 'openInStackBlitz' },
  { icon: icons.cube, text: texts.openInCodeSandbox, room: 'most', action: 'openInCodeSandbox' },
  { icon: icons.reset, text: texts.resetDemo, room: 'middle', action: 'resetDemo' },
  { icon: icons.link, text: texts.linkToDemo, room: 'middle', action: 'copyLink' },
];
