// A demo leaves its page as a project; loaded when somebody turns to the tools that do it.

import type { DemoStore } from '../DemoStore.client.ts';
import { shownFiles } from '../edits.client.ts';
import { type Parcel, packForCodeSandbox, packForStackBlitz } from './editors.ts';
import { loadPackages } from './loadPackages.ts';
import { DEMO_FOLDER, makeProject, type Project } from './makeProject.ts';
import { sendForm } from './sendForm.client.ts';

/** Fetches what is needed before it is asked for: a browser opens a tab only soon after a press. */
export async function prepareExport(): Promise<void> {
  try {
    await loadPackages();
  } catch {
    // Whoever presses the tool is told so, after another attempt.
  }
}

/** Opens what is on screen of a demo in StackBlitz, edits included. */
export function openInStackBlitz(store: DemoStore): Promise<void> {
  return open(store, packForStackBlitz);
}

/** Opens what is on screen of a demo in CodeSandbox, edits included. */
export function openInCodeSandbox(store: DemoStore): Promise<void> {
  return open(store, packForCodeSandbox);
}

/** Lets the browser keep what is on screen of a demo as a file, edits included. */
export async function download(store: DemoStore): Promise<void> {
  const [{ downloadProject }, { project }] = await Promise.all([
    import('./downloadProject.client.ts'),
    exportDemo(store),
  ]);
  downloadProject(project, store.name);
}

async function open(
  store: DemoStore,
  pack: (project: Project, title: string, file: string) => Parcel,
): Promise<void> {
  const { project, file } = await exportDemo(store);
  sendForm(pack(project, store.name, file));
}

async function exportDemo(store: DemoStore): Promise<{ project: Project; file: string }> {
  const { variant } = store.getState();
  const files = shownFiles(store, variant);
  const project = makeProject(files, variant, await loadPackages());
  return { project, file: `${DEMO_FOLDER}/${files[0]?.name ?? ''}` };
}
