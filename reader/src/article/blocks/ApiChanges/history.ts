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
  const place = versions.indexOf(version);
  const begun = Object.keys(standings).findLast((start) => versions.indexOf(start) <= place);
  return (begun !== undefined && standings[begun]) || undefined;
}

/** The two versions shown first: where the newest major begins to differ from the one before it. */
export function newestStep(versions: readonly string[]): readonly [from: string, to: string] {
  const to = versions.at(-1) ?? '';
  const major = (version: string) => version.split('.')[0];
  const from = versions.findLast((version) => major(version) !== major(to));
  return [from ?? versions.at(0) ?? to, to];
}
