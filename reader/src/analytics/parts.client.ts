// The parts of the reader whose clicks are told: named here, so that pages of sites which measure nothing carry nothing.

import { labelOf } from './houseMessage.client.ts';

/** What is told of a click. */
export interface Mark {
  category: string;
  action?: string | undefined;
  label?: string | undefined;
  /** Of how many clicks it is told, from 0 to 1. */
  split?: number | undefined;
}

type Part = readonly [selector: string, describe: (element: HTMLElement) => Mark];

const parts: readonly Part[] = [
  ['[data-house] a', (link) => ({ category: 'ad', action: 'click', label: houseOf(link) })],
  ['[data-settings]', () => ({ category: 'header', action: 'settings' })],
  ['[data-search]', () => ({ category: 'header', action: 'search' })],
  ['header a[aria-label][href^=http]', () => ({ category: 'header', action: 'repository' })],
  ['.settings input', (radio) => ({ category: 'settings', action: chosenBy(radio) })],
  ['.demo .copy', (button) => ({ category: 'demo', action: 'copy', label: demoOf(button) })],
  ['.demo-tool', (tool) => ({ category: 'demo', action: tool.title, label: demoOf(tool) })],
  ['.copy', () => ({ category: 'code', action: 'copy-click' })],
  ['.demo summary', (line) => ({ category: 'demo', action: 'expand', label: demoOf(line) })],
  ['.rate [data-answer]', ({ dataset }) => ({ category: 'feedback', action: dataset.answer })],
];

/** What is told of a part of the reader; nothing of all others. */
export function findPart(element: Element): Mark | undefined {
  if (!(element instanceof HTMLElement)) return undefined;

  const found = parts.find(([selector]) => element.matches(selector));
  return found?.[1](element);
}

function houseOf(link: HTMLElement): string | undefined {
  const box = link.closest<HTMLElement>('[data-house]');
  return box ? labelOf(box) : undefined;
}

function demoOf(element: HTMLElement): string | undefined {
  return element.closest<HTMLElement>('.demo')?.dataset.demo;
}

function chosenBy(radio: HTMLElement): string | undefined {
  return radio instanceof HTMLInputElement ? radio.value : undefined;
}
