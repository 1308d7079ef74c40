// The files of a demo as they were published.

import { CODE_VARIANTS, type CodeVariant } from '../preferences/codeVariant.ts';
import { type Cut, stylingsOf } from './variants.client.ts';

export interface DemoFile {
  readonly name: string;
  readonly text: string;
}

/** Every cut a demo comes in. */
export function everyCut(demo: HTMLElement): readonly Cut[] {
  return stylingsOf(demo).flatMap((styling) =>
    CODE_VARIANTS.map((variant) => ({ styling, variant })),
  );
}

/** The element that holds the code of a cut; a variant that reads the same in both stands once. */
export function codeOf(demo: HTMLElement, cut: Cut): HTMLElement | undefined {
  return holderOf(demo, '.demo-files', cut);
}

/** The element that holds the short form of a cut; not every demo has one. */
export function previewOf(demo: HTMLElement, cut: Cut): HTMLElement | undefined {
  return holderOf(demo, '.demo-preview', cut);
}

/** The files of a cut as they were published. */
export function publishedFiles(demo: HTMLElement, cut: Cut): readonly DemoFile[] {
  const blocks = codeOf(demo, cut)?.querySelectorAll<HTMLElement>('figure.code') ?? [];
  return [...blocks].map((block) => ({
    name: inVariant(block.dataset.file ?? '', cut.variant),
    text: block.querySelector('code')?.textContent ?? '',
  }));
}

function holderOf(demo: HTMLElement, role: string, { styling, variant }: Cut) {
  const holders = demo.querySelectorAll<HTMLElement>(role);
  return [...holders].find(({ dataset }) => {
    return dataset.styling === styling && (dataset.variant ?? variant) === variant;
  });
}

/** What reads the same in both languages stands in the page once, under its name in TypeScript. */
function inVariant(name: string, variant: CodeVariant): string {
  return variant === 'JS' ? name.replace(/\.ts(x?)$/, (_, x) => (x ? '.jsx' : '.js')) : name;
}
