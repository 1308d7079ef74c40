import { useCallback, useEffect, useRef, useState } from 'react';
import * as texts from '../../../styles/generated/texts.ts';
import { SearchField } from '../../../ui/SearchField/SearchField.tsx';
import { useLocationSearch } from '../../../ui/useLocationSearch.ts';
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
import { PlanField } from './PlanField.island.tsx';
import { addressOfPlan, type PlanChoice, planIn } from './plan.ts';

export const placed = 'article';

interface ListFilterProps {
  /** Of releases some entries break something; features are in plans; in a gallery nothing is more than anything else. */
  of?: 'releases' | 'gallery' | 'features';
}

const LABELS = {
  releases: texts.filterList,
  gallery: texts.filterGallery,
  features: texts.filterFeatures,
};

/** A field that narrows down the lists after it, or the gallery, and says how many of their entries are left. */
export function ListFilter({ of = 'releases' }: ListFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const lists = useRef<Lists>(undefined);
  const [count, setCount] = useState<number>();
  const [plan, choosePlan] = usePlan(of === 'features');
  const filter = useCallback(
    (form: HTMLFormElement) => {
      lists.current ??= readLists(of === 'releases' ? allAfter(form) : galleryAfter(form));
      setCount(filterLists(lists.current, { ...readFields(form), plan }));
    },
    [of, plan],
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
      aria-label={texts.filterForm}
      onChange={({ currentTarget }) => filter(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField name="words" label={LABELS[of]} />
      {of === 'releases' && (
        <label>
          <input type="checkbox" name="breaking" /> {texts.filterBreaking}
        </label>
      )}
      {of === 'features' && <PlanField value={plan} onChange={choosePlan} />}
      <output aria-label={texts.filterResult}>{count !== undefined && countEntries(count)}</output>
    </form>
  );
}

/** The chosen plan, which begins with that of the address and is kept in it. */
function usePlan(inUse: boolean): [PlanChoice, (plan: PlanChoice) => void] {
  const search = useLocationSearch();
  const [chosen, setChosen] = useState<PlanChoice>();

  const choose = (plan: PlanChoice) => {
    setChosen(plan);
    history.replaceState(history.state, '', addressOfPlan(plan, location));
  };
  return [inUse ? (chosen ?? planIn(search ?? '')) : '', choose];
}

function readFields(form: HTMLFormElement): Omit<Query, 'plan'> {
  const fields = new FormData(form);
  return {
    words: String(fields.get('words')).trim().toLowerCase(),
    breaking: fields.has('breaking'),
  };
}
