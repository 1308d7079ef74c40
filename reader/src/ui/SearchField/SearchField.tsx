import type { ComponentPropsWithRef } from 'react';

interface SearchFieldProps extends ComponentPropsWithRef<'input'> {
  /** What is searched or filtered. */
  label: string;
}

/** A field for words that narrow something down. Browsers do not fill it in again after a reload, which would narrow nothing. */
export function SearchField({ label, ...attributes }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...attributes}
    />
  );
}
