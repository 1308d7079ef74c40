import * as texts from '../../../styles/generated/texts.ts';
import { formatText } from '../../../ui/formatText.ts';

/** How many entries are shown, in words. */
export function countEntries(count: number): string {
  if (count === 0) return texts.noEntryShown;

  return count === 1
    ? texts.oneEntryShown
    : formatText(texts.entriesShown, { count: count.toLocaleString('en') });
}
