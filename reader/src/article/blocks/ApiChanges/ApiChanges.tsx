import { createElement, type ReactNode } from 'react';
import * as texts from '../../../styles/generated/texts.ts';
import styles from './ApiChanges.module.css';
import { compare } from './compare.ts';
import { newestStep, type PackageHistory } from './history.ts';
import { describeChanges, nameVersions, type Piece } from './pieces.ts';

interface ApiChangesProps {
  package: string;
  histories: Readonly<Record<string, PackageHistory>>;
}

/** What changed between the newest two majors; a script lets visitors choose any two versions. */
export function ApiChanges({ package: name, histories }: ApiChangesProps) {
  const history = histories[name];

  // Nobody has looked at the versions of this package yet.
  if (!history) return null;

  const [from, to] = newestStep(history.versions);
  const found = compare(history, from, to);
  return (
    <div className={styles.root} data-changes={name}>
      <form hidden>
        <VersionChoice label={texts.compareFrom} versions={history.versions} chosen={from} />
        <VersionChoice label={texts.compareTo} versions={history.versions} chosen={to} />
      </form>
      <p role="status">{nameVersions(found, from, to)}</p>
      {asElement(['div', { 'data-list': '' }, ...describeChanges(found)])}
    </div>
  );
}

interface VersionChoiceProps {
  label: string;
  versions: readonly string[];
  chosen: string;
}

function VersionChoice({ label, versions, chosen }: VersionChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select defaultValue={chosen}>
        {versions.toReversed().map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}

function asElement(piece: Piece): ReactNode {
  if (typeof piece === 'string') return piece;

  const [tag, attributes, ...pieces] = piece;
  return createElement(tag, attributes, ...pieces.map(asElement));
}
