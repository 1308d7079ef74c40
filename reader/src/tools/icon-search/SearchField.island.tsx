import { useEffect, useRef } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import styles from './IconFinder.module.css';

interface SearchFieldProps {
  query: string;
  onType: (query: string) => void;
}

/** Where one types; it follows the address when that asks for something else. */
export function SearchField({ query, onType }: SearchFieldProps) {
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
    <input
      ref={field}
      className={styles.field}
      type="search"
      aria-label={texts.iconsSearch}
      placeholder={texts.iconsPlaceholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={60}
      onInput={(event) => onType(event.currentTarget.value)}
    />
  );
}
