import * as texts from '../../../styles/generated/texts.ts';
import styles from './ListFilter.module.css';

interface ListFilterProps {
  label?: string;
  /** Whether nothing in the lists is more than anything else. */
  plain?: boolean;
}

/** A field that narrows down the lists below it; there only where its script runs. */
export function ListFilter({ label = texts.filterList, plain = false }: ListFilterProps) {
  return (
    <form className={styles.root} data-filter="" hidden>
      <input type="search" aria-label={label} placeholder={label} />
      {!plain && (
        <label>
          <input type="checkbox" /> {texts.filterBreaking}
        </label>
      )}
      <output />
    </form>
  );
}
