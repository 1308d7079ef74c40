// Two versions that are chosen: what changed between them, and the sentence that says so.

import * as texts from '../../../styles/generated/texts.ts';
import { formatText } from '../../../ui/formatText.ts';
import { type ComponentChanges, compare } from './compare.ts';
import type { PackageHistory } from './history.ts';

export type Versions = readonly [from: string, to: string];

export interface VersionChanges {
  /** A sentence that names the versions. */
  words: string;
  changes: readonly ComponentChanges[];
}

/** Compares two versions; those chosen the wrong way round are turned. */
export function compareVersions(history: PackageHistory, [one, other]: Versions): VersionChanges {
  const isTurned = history.versions.indexOf(one) > history.versions.indexOf(other);
  const [from, to] = isTurned ? [other, one] : [one, other];
  const changes = compare(history, from, to);
  const words = changes.length > 0 ? texts.changesBetween : texts.changesNone;
  return { words: formatText(words, { from, to }), changes };
}
