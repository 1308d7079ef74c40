import { useEffect, useRef } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { SearchField } from '../../ui/SearchField/SearchField.tsx';
import styles from './IconFinder.module.css';

interface IconSearchProps {
  query: string;
  onType: (query: string) => void;
}

/** Where one types; it follows the address when that asks for something else. */
export function IconSearch({ query, onType }: IconSearchProps) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Whoever typed before the tool lived has typed for it.
    const typed = field.current?.value;
    if (typed && !new URLSearchParams(location.search).has('query')) onType(typed);
  }, [onType]);
  useEffect(() => {
    // The address may ask for something else than what stands in the field.
    if (field.current && field.current.value !== query) field.current.value = query;
  }, [query]);

  return (
    <SearchField
      ref={field}
      className={styles.field}
      label={texts.iconsSearch}
      placeholder={texts.iconsPlaceholder}
      enterKeyHint="search"
      maxLength={60}
      onInput={(event) => onType(event.currentTarget.value)}
    />
  );
}
