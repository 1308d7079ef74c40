// How much, how far and since when, in words.

import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';

const MEGABYTE = 1_000_000;

/** As many megabytes as anybody wants to know exactly. */
export function describeSize(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(bytes < 100 * MEGABYTE ? 1 : 0)} MB`;
}

/** So many pages. */
export function describePages(count: number): string {
  return count === 1 ? texts.offlineOnePage : formatText(texts.offlinePages, { count });
}

/** The day of a moment, as pages write it. */
export function describeDay(moment: number): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'long' });
}
