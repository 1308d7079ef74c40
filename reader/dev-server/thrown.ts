// Errors that a demo throws in the browser, told by the line the author wrote.

import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import type { TransformResult, ViteDevServer } from 'vite';

/** What the browser knows of an error: the places in its stack are those of the served modules. */
export interface Thrown {
  message: string;
  stack: string;
}

interface Place {
  file: string;
  line: number | null;
}

/** Answers every page that reports an error by where in the content it was thrown. */
export function locateThrown(vite: ViteDevServer, content: string): void {
  vite.environments.client.hot.on('tearsheet:thrown', async (thrown: Thrown, page) => {
    const place = await findPlace(thrown.stack, vite, content);
    if (!place) return;

    const problem = `The demo throws: ${thrown.message}`;
    const remedy = 'Mend it and save; the demo begins anew.';
    const where = place.line === null ? place.file : `${place.file}:${place.line}`;
    vite.config.logger.error(`${where}\n  ${problem}\n  ${remedy}`);
    page.send('tearsheet:located', { ...place, problem, remedy });
  });
}

/** Finds the innermost place of a stack that lies in the content. */
async function findPlace(
  stack: string,
  vite: ViteDevServer,
  content: string,
): Promise<Place | undefined> {
  for (const [, url = '', row, column] of stack.matchAll(FRAME)) {
    const module = await vite.environments.client.moduleGraph.getModuleByUrl(pathOf(url));
    if (!module?.file?.startsWith(`${content}/`)) continue;

    const line = lineOf(module.transformResult?.map, Number(row), Number(column));
    return { file: shortened(module.file), line };
  }
  return undefined;
}

/** The line of the source that a place in a module was made of; null where that is not known. */
function lineOf(map: TransformResult['map'] | undefined, row: number, column: number) {
  if (!map || !('version' in map)) return null;

  const entry = new SourceMap({ ...map, file: '', sourceRoot: '' }).findEntry(row - 1, column - 1);
  return 'originalLine' in entry && typeof entry.originalLine === 'number'
    ? entry.originalLine + 1
    : null;
}

/** Chromium and WebKit put the address of a frame in different places, and end it alike. */
const FRAME = /(https?:\/\/[^\s()]+):(\d+):(\d+)/g;

function pathOf(url: string): string {
  return URL.canParse(url) ? decodeURI(new URL(url).pathname) : url;
}

/** The path from the working folder, where the file lies below it. */
function shortened(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
