// A project as a file on the visitor's disk; loaded when somebody wants one.

import { strToU8, zipSync } from 'fflate';
import { makeElement } from '../../elements/makeElement.client.ts';
import type { Project } from './makeProject.ts';

/** Packs the files of a project into one, in a folder that has the name of the project. */
export function zipProject(project: Project, name: string): Uint8Array<ArrayBuffer> {
  const files = [...project].map(([path, text]) => [`${name}/${path}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files));
}

/** Lets the browser keep a project. */
export function downloadProject(project: Project, name: string): void {
  const file = new Blob([zipProject(project, name)], { type: 'application/zip' });
  const href = URL.createObjectURL(file);
  makeElement('a', { href, download: `${name}.zip` }).click();
  // The browser has to have begun to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
