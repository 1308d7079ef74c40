// The providers of products: the components that surround demos, written beside the products' facts.

import { existsSync, readFileSync } from 'node:fs';
import { digestOf } from './digest.ts';
import type { DemoSource } from './request.ts';

/** What a provider exports that has a theme of CSS variables: their rules. */
export const VARIABLES = 'variables';

/** The files of all providers that some demos stand in. */
export function providersOf(demos: Iterable<DemoSource>): readonly string[] {
  const files = [...demos].flatMap(({ provider }) => (provider ? [provider] : []));
  return [...new Set(files)].sort();
}

/** Providers as what they are confined like: a demo of one file. */
export function asSources(demos: Iterable<DemoSource>): readonly DemoSource[] {
  const all = [...demos];
  return providersOf(all).map((file) => {
    const project = all.find(({ provider }) => provider === file)?.project;
    return { id: `provider:${file}`, file, ...(project === undefined ? {} : { project }) };
  });
}

/** Whether a provider has variables to write. */
export function isTheming(provider: string | undefined): provider is string {
  return provider !== undefined && EXPORTS.test(textOf(provider));
}

const EXPORTS = /^export (?:async )?(?:function|const) variables\b/m;

/** Whether a provider can be told the colors that visitors try. */
export function takesPalette(provider: string | undefined): boolean {
  return provider !== undefined && /\bpalette\b/.test(textOf(provider));
}

/** Names what all the providers of some demos say. */
export function digestOfProviders(demos: Iterable<DemoSource>): string {
  return digestOf(JSON.stringify(providersOf(demos).map(textOf)));
}

function textOf(file: string): string {
  // What is not there is for the bundler to complain about.
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
