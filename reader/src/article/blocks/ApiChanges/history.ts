// What became of a package, as the engine publishes it.

export type Kind = 'props' | 'slots' | 'classes';

export interface Standing {
  type?: string;
  default?: string;
  deprecated?: boolean;
}

/** By the version each began with; null where it vanished. */
type Standings = Readonly<Record<string, Standing | null>>;

export interface ComponentHistory
  extends Readonly<Record<Kind, Readonly<Record<string, Standings>>>> {
  standings: Standings;
}

export interface PackageHistory {
  package: string;
  /** The oldest first. */
  versions: readonly string[];
  components: Readonly<Record<string, ComponentHistory>>;
}

/** How something stands in a version; undefined where it is not there. */
export function standingIn(
  standings: Standings,
  version: string,
  versions: readonly string[],
): Standing | undefined {
  // In the order of the versions: JSON that was sorted has 10.0 before 9.0.
  const upTo = versions.slice(0, versions.indexOf(version) + 1);
  const begun = upTo.findLast((start) => start in standings);
  return (begun !== undefined && standings[begun]) || undefined;
}
