// A demo leaves its page as a project; loaded when somebody turns to the tools that do it.

import { shownFiles } from '../edits.client.ts';
import { nameOf, shownCut } from '../variants.client.ts';
import { type Parcel, packForCodeSandbox, packForStackBlitz, send } from './editors.client.ts';
import { loadPackages } from './loadPackages.ts';
import { DEMO_FOLDER, makeProject, type Project } from './makeProject.ts';

/** Fetches what is needed before it is asked for: a browser opens a tab only soon after a press. */
export async function prepareExport(): Promise<void> {
  try {
    await loadPackages();
  } catch {
    // Whoever presses the tool is told so, after another attempt.
  }
}

/** Opens what is on screen of a demo in StackBlitz, edits included. */
export function openInStackBlitz(demo: HTMLElement): Promise<void> {
  return open(demo, packForStackBlitz);
}

/** Opens what is on screen of a demo in CodeSandbox, edits included. */
export function openInCodeSandbox(demo: HTMLElement): Promise<void> {
  return open(demo, packForCodeSandbox);
}

/** Lets the browser keep what is on screen of a demo as a file, edits included. */
export async function download(demo: HTMLElement): Promise<void> {
  const [{ downloadProject }, { project }] = await Promise.all([
    import('./downloadProject.client.ts'),
    exportDemo(demo),
  ]);
  downloadProject(project, nameOf(demo));
}

async function open(
  demo: HTMLElement,
  pack: (project: Project, title: string, file: string) => Parcel,
): Promise<void> {
  const { project, file } = await exportDemo(demo);
  send(pack(project, nameOf(demo), file));
}

async function exportDemo(demo: HTMLElement): Promise<{ project: Project; file: string }> {
  const cut = shownCut(demo);
  const files = shownFiles(demo, cut);
  const project = makeProject(files, cut, await loadPackages());
  return { project, file: `${DEMO_FOLDER}/${files[0]?.name ?? ''}` };
}
