// The prerendered elements of a demo, and its files as they were published.

import type { CodeStyling } from '../preferences/codeStyling.ts';
import { CODE_VARIANTS, type CodeVariant } from '../preferences/codeVariant.ts';
import type { DemoStore } from './DemoStore.client.ts';
import type { DemoVariant } from './variants.client.ts';

export interface DemoFile {
  readonly name: string;
  readonly text: string;
}

/** Every variant a demo comes in. */
export function everyVariant(store: DemoStore): readonly DemoVariant[] {
  const { stylings } = store.getState();
  return stylings.flatMap((styling) => CODE_VARIANTS.map((language) => ({ styling, language })));
}

/** The element in which a styling of a demo lives. */
export function liveElementOf({ element }: DemoStore, styling: CodeStyling) {
  const variants = element.querySelectorAll<HTMLElement>('.demo-variant');
  return [...variants].find(({ dataset }) => dataset.styling === styling);
}

/** The element that holds the code of a variant; code that reads the same in both languages stands once. */
export function codeOf({ element }: DemoStore, variant: DemoVariant): HTMLElement | undefined {
  return holderOf(element, '.demo-files', variant);
}

/** What the code of a variant is called among that of its demo; two variants may have the same. */
export function codeId(store: DemoStore, variant: DemoVariant): string {
  const { dataset } = codeOf(store, variant) ?? {};
  return `${dataset?.styling}-${dataset?.variant ?? ''}`;
}

/** The files of a variant as they were published. */
export function publishedFiles(store: DemoStore, variant: DemoVariant): readonly DemoFile[] {
  return blocksOf(codeOf(store, variant)).map((block) => ({
    name: inLanguage(block.dataset.file ?? '', variant.language),
    text: block.querySelector('code')?.textContent ?? '',
  }));
}

/** The elements that show a file each. */
export function blocksOf(holder: Element | undefined): readonly HTMLElement[] {
  return [...(holder?.querySelectorAll<HTMLElement>('figure.code') ?? [])];
}

function holderOf(demo: HTMLElement, role: string, { styling, language }: DemoVariant) {
  const holders = demo.querySelectorAll<HTMLElement>(role);
  return [...holders].find(({ dataset }) => {
    return dataset.styling === styling && (dataset.variant ?? language) === language;
  });
}

/** What reads the same in both languages stands in the page once, under its name in TypeScript. */
function inLanguage(name: string, language: CodeVariant): string {
  return language === 'JS' ? name.replace(/\.ts(x?)$/, (_, x) => (x ? '.jsx' : '.js')) : name;
}
