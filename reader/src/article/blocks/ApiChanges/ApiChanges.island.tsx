import { useRef, useState } from 'react';
import * as texts from '../../../styles/generated/texts.ts';
import styles from './ApiChanges.island.module.css';
import { ChangeList } from './ChangeList.tsx';
import { compareVersions, type Versions } from './compareVersions.ts';
import type { PackageHistory } from './history.ts';
import { loadHistory } from './loadHistory.ts';
import { VersionChoice } from './VersionChoice.island.tsx';

export const placed = 'article';

interface ApiChangesProps {
  package: string;
  /** The versions compared first, and of the history what became another between them. */
  step?: Versions;
  history?: PackageHistory;
}

/** What changed between two versions of a package: first between the newest majors, then as chosen. */
export function ApiChanges({ package: name, step, history }: ApiChangesProps) {
  // Nobody has looked at the versions of this package yet.
  if (!step || !history) return null;

  return <Comparison name={name} step={step} history={history} />;
}

interface ComparisonProps {
  name: string;
  step: Versions;
  history: PackageHistory;
}

function Comparison({ name, step, history }: ComparisonProps) {
  const [[from, to], setChosen] = useState(step);
  const [{ words, changes }, setShown] = useState(() => compareVersions(history, step));
  const whole = useRef<Promise<PackageHistory>>(undefined);

  const choose = async (versions: Versions) => {
    setChosen(versions);
    whole.current ??= loadHistory(name);
    try {
      setShown(compareVersions(await whole.current, versions));
    } catch {
      // Offline, or something else answered: the next choice asks again.
      whole.current = undefined;
      setShown({ words: texts.changesNotLoaded, changes: [] });
    }
  };
  const { versions } = history;
  return (
    <div className={styles.root} data-changes={name}>
      {/* What is chosen stays with what is shown: a browser is not to fill it in by itself. */}
      <form autoComplete="off" aria-label={`${texts.comparedVersions}: ${name}`}>
        <VersionChoice
          label={texts.compareFrom}
          versions={versions}
          chosen={from}
          onChoose={(version) => choose([version, to])}
        />
        <VersionChoice
          label={texts.compareTo}
          versions={versions}
          chosen={to}
          onChoose={(version) => choose([from, version])}
        />
      </form>
      <p role="status">{words}</p>
      <ChangeList components={changes} />
    </div>
  );
}
