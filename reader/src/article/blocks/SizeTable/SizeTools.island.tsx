import { useEffect, useRef } from 'react';
import * as texts from '../../../styles/generated/texts.ts';
import { SearchField } from '../../../ui/SearchField/SearchField.tsx';
import styles from './SizeTable.island.module.css';
import { countComponents, type Filter, type MeasuredPackage } from './sizes.ts';

interface SizeToolsProps {
  packages: readonly MeasuredPackage[];
  onFilter: (filter: Filter) => void;
  count: number;
}

/** The fields that narrow the table down, and how much of it is left. */
export function SizeTools({ packages, onFilter, count }: SizeToolsProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // A browser may have kept what was typed before the page was left.
    if (form.current) onFilter(readFilter(form.current));
  }, [onFilter]);
  return (
    <form
      ref={form}
      className={styles.tools}
      aria-label={texts.filterForm}
      onChange={({ currentTarget }) => onFilter(readFilter(currentTarget))}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField name="words" label={texts.filterComponents} />
      <select name="package" aria-label={texts.packageName}>
        <option value="">{texts.allPackages}</option>
        {packages.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <output aria-label={texts.filterResult}>{countComponents(count)}</output>
    </form>
  );
}

function readFilter(form: HTMLFormElement): Filter {
  const fields = new FormData(form);
  return { words: String(fields.get('words')), package: String(fields.get('package')) };
}
