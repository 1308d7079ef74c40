// The tools that every bar has, in the order in which they stand there.

import * as texts from '../../../theme/generated/texts.ts';
import {
  type Action,
  copyCode,
  copyLink,
  downloadProject,
  focusStart,
  openInCodeSandbox,
  openInStackBlitz,
  resetDemo,
} from './actions.ts';
import type { IconName } from './icons.ts';

export interface Tool {
  readonly icon: IconName;
  readonly text: string;
  /** How wide the bar has to be for it to stand there itself; else it is in the menu. */
  readonly room: 'least' | 'middle' | 'most' | 'never';
  readonly run: Action;
  /** What is said when it fails. */
  readonly failed: string;
}

const project = { failed: texts.projectNotMade };
const copying = { failed: texts.copyRefused };

export const TOOLS: readonly Tool[] = [
  { icon: 'copy', text: texts.copyCode, room: 'least', run: copyCode, ...copying },
  {
    icon: 'bolt',
    text: texts.openInStackBlitz,
    room: 'most',
    run: openInStackBlitz,
    ...project,
  },
  {
    icon: 'cube',
    text: texts.openInCodeSandbox,
    room: 'most',
    run: openInCodeSandbox,
    ...project,
  },
  {
    icon: 'download',
    text: texts.downloadProject,
    room: 'never',
    run: downloadProject,
    ...project,
  },
  {
    icon: 'reset',
    text: texts.resetDemo,
    room: 'middle',
    run: resetDemo,
    failed: texts.partStopped,
  },
  { icon: 'focus', text: texts.focusDemo, room: 'never', run: focusStart, failed: '' },
  { icon: 'link', text: texts.linkToDemo, room: 'middle', run: copyLink, ...copying },
];
