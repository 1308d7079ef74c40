import * as texts from '../../styles/generated/texts.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import { confirm, tellNotLoaded } from '../notes.client.ts';
import {
  copyCode,
  copyLink,
  downloadProject,
  focusStart,
  openInCodeSandbox,
  openInStackBlitz,
  resetDemo,
} from './actions.client.ts';

/** All of them, each with what is said when it fails. */
const ACTIONS = {
  copyCode: { run: copyCode, failed: texts.copyRefused },
  copyLink: { run: copyLink, failed: texts.copyRefused },
  openInStackBlitz: { run: openInStackBlitz, failed: texts.projectNotMade },
  openInCodeSandbox: { run: openInCodeSandbox, failed: texts.projectNotMade },
  downloadProject: { run: downloadProject, failed: texts.projectNotMade },
  resetDemo: { run: resetDemo, failed: texts.partStopped },
  focusStart: { run: focusStart, failed: texts.partStopped },
};

export type ActionName = keyof typeof ACTIONS;

/** Does what a tool is for, and shows at the tool that it is done. */
export async function performAction(
  store: DemoStore,
  action: ActionName,
  tool: string,
): Promise<void> {
  const { run, failed } = ACTIONS[action];
  try {
    const text = await run(store);
    if (text) confirm(store, { text, tool });
  } catch (error) {
    // Browsers say so of modules and of answers alike: then that is the reason, whatever was tried.
    if (error instanceof TypeError) tellNotLoaded(store, error);
    else tellFailure(store, error, failed);
  }
}

function tellFailure(store: DemoStore, error: unknown, note: string): void {
  // That the browser refuses to copy is nobody's mistake.
  if (!(error instanceof DOMException)) console.error(error);
  store.change({ note });
}
