import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import type { FoundFor } from './useFound.ts';

/** Says how many icons there are for what was asked. */
export function countIcons(
  found: FoundFor | undefined,
  shown: number,
  all: number,
  failed: boolean,
): string {
  if (failed) return texts.iconsNotLoaded;
  if (!found) return all > 0 ? texts.iconsLoading : texts.iconsNotLoaded;
  if (found.icons.length === 0) return texts.iconsNone;

  const elsewhere = found.icons.length - shown;
  const more = elsewhere > 0 && formatText(texts.iconsElsewhere, { count: written(elsewhere) });
  return [countOf(shown, found.query), more].filter(Boolean).join(', ');
}

function countOf(count: number, words: string): string {
  const [one, several] = words
    ? [texts.oneIconFoundFor, texts.iconsFoundFor]
    : [texts.oneIconFound, texts.iconsFound];
  return formatText(count === 1 ? one : several, { count: written(count), words });
}

function written(count: number): string {
  return count.toLocaleString('en');
}
