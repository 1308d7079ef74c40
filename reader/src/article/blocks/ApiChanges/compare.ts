// What a project meets that goes from one version of a package to another.

import { type Kind, type PackageHistory, type Standing, standingIn } from './history.ts';
import { shorten, shortenBoth } from './shorten.ts';

export type Outcome = 'Added' | 'Removed' | 'Deprecated' | 'Restored' | 'Type' | 'Default';

export interface Change {
  outcome: Outcome;
  /** What kind of thing it is; the component itself has none. */
  kind?: Kind;
  name: string;
  before?: string | undefined;
  after?: string | undefined;
}

export interface ComponentChanges {
  component: string;
  changes: readonly Change[];
}

const KINDS: readonly Kind[] = ['props', 'slots', 'classes'];

/** All differences, component by component; those without any are left out. */
export function compare(
  { components, versions }: PackageHistory,
  from: string,
  to: string,
): readonly ComponentChanges[] {
  const both = (standings: Readonly<Record<string, Standing | null>>) =>
    [standingIn(standings, from, versions), standingIn(standings, to, versions)] as const;

  return Object.entries(components)
    .map(([component, history]) => {
      const [before, after] = both(history.standings);
      const own = changesOf({ name: component }, before, after);
      // Of what came or went as a whole, the parts came or went with it.
      if (!before || !after) return { component, changes: own };

      const parts = KINDS.flatMap((kind) =>
        Object.entries(history[kind]).flatMap(([name, standings]) =>
          changesOf({ kind, name }, ...both(standings)),
        ),
      );
      return { component, changes: [...own, ...parts] };
    })
    .filter(({ changes }) => changes.length > 0);
}

function changesOf(
  it: Pick<Change, 'kind' | 'name'>,
  before: Standing | undefined,
  after: Standing | undefined,
): readonly Change[] {
  if (!before && !after) return [];
  if (!before) return [{ ...it, outcome: 'Added', after: after?.type && shorten(after.type) }];
  if (!after) return [{ ...it, outcome: 'Removed' }];

  const changes: Change[] = [];
  if (before.deprecated !== after.deprecated) {
    changes.push({ ...it, outcome: after.deprecated ? 'Deprecated' : 'Restored' });
  }
  if (before.type !== after.type) {
    const [old, now] = shortenBoth(before.type ?? '', after.type ?? '');
    changes.push({ ...it, outcome: 'Type', before: old, after: now });
  }
  if (before.default !== after.default) {
    changes.push({ ...it, outcome: 'Default', before: before.default, after: after.default });
  }
  return changes;
}
