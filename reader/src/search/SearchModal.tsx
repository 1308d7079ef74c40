import type { ComponentProps, ReactNode } from 'react';
import * as texts from '../styles/generated/texts.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import * as icons from '../ui/Icon/icons.ts';

interface SearchModalProps {
  dialog?: ComponentProps<'dialog'>;
  field?: ComponentProps<'input'>;
  /** What is below the field. Before hydration that is only what is said if the script does not load. */
  children?: ReactNode;
}

/** The search dialog as it is in every page: closed, with a field that takes letters before hydration. */
export function SearchModal({ dialog, field, children }: SearchModalProps) {
  return (
    <dialog
      className="modal search"
      aria-label={texts.search}
      // Closes by a press beside it also before hydration, in browsers that know this.
      closedby="any"
      // The visitor may have opened it by then.
      suppressHydrationWarning={true}
      {...dialog}
    >
      <div className="search-head">
        <Icon path={icons.search} />
        <input
          className="search-field"
          type="text"
          inputMode="search"
          role="combobox"
          placeholder={texts.searchWords}
          aria-label={texts.search}
          aria-expanded="false"
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="go"
          {...field}
        />
        {/* The field is outside: Enter in it must not close the dialog. */}
        <form method="dialog">
          <button className="modal-button" type="submit">
            {texts.close}
          </button>
        </form>
      </div>
      {children ?? (
        <p className="search-notice" role="alert" hidden={true}>
          {texts.searchNotLoaded}
        </p>
      )}
    </dialog>
  );
}

/** The dialog with the element that React hydrates. */
export function SearchHost() {
  return (
    <div data-search-host="">
      <SearchModal />
    </div>
  );
}
