// What a document needs besides what the engine wrote: the open line to Vite and to React's refreshing.

import type { ViteDevServer } from 'vite';

const EMPTY = '<!DOCTYPE html><html><head></head><body></body></html>';
const HEAD = /<head>([\s\S]*?)<\/head>/;

/** Finds what Vite and its plugins put into the head of a document: into all of them the same. */
export async function findHeadTags(vite: ViteDevServer): Promise<string> {
  const filled = await vite.transformIndexHtml('/', EMPTY);
  return HEAD.exec(filled)?.[1]?.trim() ?? '';
}

/** Puts the tags before all others, as the modules of the document expect. */
export function insertHeadTags(document: string, tags: string): string {
  // A function, because the tags may hold what reads as a pattern.
  return document.replace('<head>', () => `<head>\n${tags}`);
}
