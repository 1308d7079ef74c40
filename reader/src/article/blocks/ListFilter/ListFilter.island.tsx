import { useCallback, useEffect, useRef, useState } from 'react';
import * as texts from '../../../styles/generated/texts.ts';
import { SearchField } from '../../../ui/SearchField/SearchField.tsx';
import { countEntries } from './countEntries.ts';
import {
  allAfter,
  filterLists,
  galleryAfter,
  type Lists,
  type Query,
  readLists,
} from './filterLists.client.ts';
import styles from './ListFilter.island.module.css';

export const placed = 'article';

interface ListFilterProps {
  /** Of releases some entries break something; in a gallery nothing is more than anything else. */
  of?: 'releases' | 'gallery';
}

/** A field that narrows down the lists after it, or the gallery, and says how many of their entries are left. */
export function ListFilter({ of = 'releases' }: ListFilterProps) {
  const label = of === 'gallery' ? texts.filterGallery : texts.filterList;
  const form = useRef<HTMLFormElement>(null);
  const lists = useRef<Lists>(undefined);
  const [count, setCount] = useState<number>();
  const filter = useCallback(
    (form: HTMLFormElement) => {
      lists.current ??= readLists(of === 'gallery' ? galleryAfter(form) : allAfter(form));
      setCount(filterLists(lists.current, readQuery(form)));
    },
    [of],
  );

  useEffect(() => {
    // A browser may have kept what was typed before the page was left.
    if (form.current) filter(form.current);
  }, [filter]);
  return (
    <form
      ref={form}
      className={styles.root}
      data-filter=""
      onChange={({ currentTarget }) => filter(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField name="words" label={label} />
      {of === 'releases' && (
        <label>
          <input type="checkbox" name="breaking" /> {texts.filterBreaking}
        </label>
      )}
      <output>{count !== undefined && countEntries(count)}</output>
    </form>
  );
}

function readQuery(form: HTMLFormElement): Query {
  const fields = new FormData(form);
  return {
    words: String(fields.get('words')).trim().toLowerCase(),
    breaking: fields.has('breaking'),
  };
}
