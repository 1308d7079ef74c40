import type { ComponentProps, ReactNode } from 'react';
import * as texts from '../styles/generated/texts.ts';
import { LIST } from './rows.ts';
import { Sign } from './Sign.tsx';

interface SearchModalProps {
  dialog?: ComponentProps<'dialog'>;
  field?: ComponentProps<'input'>;
  /** What stands below the field; until it is loaded, only a place to say that it could not be. */
  children?: ReactNode;
}

/** The search as it stands in every page: closed, but with a field that can be opened and typed into at once. */
export function SearchModal({ dialog, field, children }: SearchModalProps) {
  return (
    // It may be open by the time it is hydrated.
    <dialog
      className="modal search"
      aria-label={texts.search}
      // Where the browser can, it closes it also before it lives.
      closedby="any"
      suppressHydrationWarning={true}
      {...dialog}
    >
      <div className="search-head">
        <Sign sign="search" />
        <input
          className="search-field"
          type="text"
          inputMode="search"
          role="combobox"
          placeholder={texts.searchWords}
          aria-label={texts.search}
          aria-controls={LIST}
          aria-expanded="false"
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="go"
          {...field}
        />
        {/* Without the field, in which Enter means a row. */}
        <form method="dialog">
          <button className="modal-button" type="submit">
            {texts.close}
          </button>
        </form>
      </div>
      {children ?? <p className="search-notice" role="alert" />}
    </dialog>
  );
}

/** Where the dialog stands in a page until it is hydrated. */
export function SearchHost() {
  return (
    <div data-search-host="">
      <SearchModal />
    </div>
  );
}
