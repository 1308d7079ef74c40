import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import * as texts from '../styles/generated/texts.ts';
import { useCloseBeside } from '../ui/Dialog/useCloseBeside.ts';
import { ChipBar } from './ChipBar.island.tsx';
import { fitAboveKeyboard } from './fitAboveKeyboard.client.ts';
import { keepPageStill } from './keepPageStill.client.ts';
import { kindNames } from './kindNames.ts';
import { leaveWords } from './leaveWords.client.ts';
import { readOffered } from './offered.client.ts';
import { Removers } from './Removers.island.tsx';
import { ResultList } from './ResultList.island.tsx';
import { forgetPage } from './recentPages.client.ts';
import { type Row, rowId } from './rows.ts';
import { SearchClient, type StartFile } from './SearchClient.client.ts';
import styles from './SearchDialog.css?inline';
import { SearchModal } from './SearchModal.tsx';
import { scrollByWheel } from './scrollByWheel.client.ts';
import { type HeldKeys, isSettled, markedRow } from './searchState.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useSearch } from './useSearch.ts';

const PRODUCT = 'meta[name="tearsheet:productId"]';
const KINDS = Object.entries(kindNames);

/** What keys do to the place of the marked row. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

/** What they do besides where there are no letters to walk through. */
const ENDS: Readonly<Record<string, number>> = {
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Brings the dialog of the page to life; what was typed into its field stays, and is asked for. */
export function hydrateSearch(host: Element, start: StartFile): void {
  const client = new SearchClient(start);
  flushSync(() => hydrateRoot(host, <SearchDialog client={client} />));
}

/** A list that follows what is typed, walked by the arrow keys while the focus stays in the field. */
export function SearchDialog({ client }: { client: SearchClient }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [state, dispatch] = useSearch(client);
  const heard = useAnnouncement(state.announcement);
  const closeBeside = useCloseBeside();
  const { mark, question, sections } = state;

  function ask(typed: string) {
    // Whoever opens the dialog asks for what stands in its field.
    setIsOpen(dialog.current?.open ?? false);
    const current = document.querySelector<HTMLMetaElement>(PRODUCT)?.content ?? '';
    const offered = question && typed.trim() ? undefined : readOffered();
    dispatch({ type: 'ask', typed, current, offered });
  }

  const askForTyped = useEffectEvent(() => ask(field.current?.value ?? ''));
  const followMarked = useEffectEvent((keys: HeldKeys) => {
    const row = mark.key === undefined ? null : document.getElementById(rowId(mark.key));
    row?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    dispatch({ type: 'followed' });
  });

  // Something may have been typed before this lived.
  useLayoutEffect(() => askForTyped(), []);

  useEffect(() => {
    if (dialog.current && isOpen) return keepPageStill(dialog.current);
  }, [isOpen]);

  useEffect(() => {
    if (dialog.current) return fitAboveKeyboard(dialog.current);
  }, []);

  // Whoever types fast means what was typed, not the row that still answers an earlier letter.
  const following = isSettled(state) ? state.awaited : undefined;
  useEffect(() => {
    if (following) followMarked(following);
  }, [following]);

  function steer(event: KeyboardEvent) {
    // Enter and arrows belong to whoever is writing Japanese or Chinese.
    if (event.nativeEvent.isComposing) return;

    const { ctrlKey, key, metaKey, shiftKey } = event;
    const isBlank = state.typed === '';
    const by = STEPS[key] ?? (isBlank ? ENDS[key] : undefined);
    if (by !== undefined) dispatch({ type: 'step', by });
    else if (key === 'Enter') dispatch({ type: 'enter', keys: { ctrlKey, metaKey, shiftKey } });
    else if (key === 'Backspace' && isBlank && state.pressed.length > 0)
      dispatch({ type: 'unpress' });
    else if (key !== 'Delete' || !isBlank || !forgetMarked()) return;
    event.preventDefault();
  }

  function forgetMarked(): boolean {
    const row = markedRow(state);
    if (row?.sign !== 'recent' || row.address === undefined) return false;

    forgetPage(row.address);
    ask('');
    return true;
  }

  function press(row: Row, { button, ctrlKey, metaKey, shiftKey, type }: MouseEvent) {
    // What opens elsewhere leaves the dialog to whoever wants to open more.
    const opensHere = type === 'click' && !ctrlKey && !metaKey && !shiftKey;
    if (button > 1) return;

    if (row.address !== undefined) {
      const { pathname } = new URL(row.address, location.href);
      if (question?.words) leaveWords(pathname, question.words);
      if (opensHere) leaveFor(pathname);
    } else if (type === 'click' && row.action) {
      dispatch(row.action);
      if (row.action.type === 'correct') field.current?.focus();
    }
  }

  async function leaveFor(pathname: string) {
    dialog.current?.close();
    if (pathname !== location.pathname) return;

    // Who stays on the page does not arrive.
    const { markArrival } = await import('./markArrival.client.ts');
    markArrival();
  }

  function typeIntoField({ altKey, ctrlKey, key, metaKey }: KeyboardEvent) {
    const isLetter = key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;
    if (isLetter) field.current?.focus();
  }

  const toggle = (id: string) => dispatch({ type: 'toggle', id });

  return (
    <SearchModal
      dialog={{
        ...closeBeside,
        ref: dialog,
        onClose: () => setIsOpen(false),
        // Whoever types on a chip means the field.
        onKeyDown: typeIntoField,
      }}
      field={{
        ref: field,
        value: state.typed,
        'aria-expanded': sections.length > 0,
        'aria-activedescendant': mark.key === undefined ? undefined : rowId(mark.key),
        // Also what is typed already and written into the field as the dialog opens.
        onInput: ({ currentTarget }) => ask(currentTarget.value),
        onKeyDown: steer,
      }}
    >
      {question && (
        <>
          {/* With its own looks, so that it waits for nothing else. */}
          <style>{styles}</style>
          <div className="search-filters" ref={scrollByWheel}>
            <ChipBar
              label={texts.products}
              chips={state.products}
              pressed={question.products}
              onToggle={toggle}
            />
            <ChipBar
              label={texts.searchKinds}
              chips={KINDS}
              pressed={question.kinds}
              onToggle={toggle}
            />
          </div>
          <p className="search-notice" aria-hidden="true">
            {state.notice}
          </p>
          <div className="search-results">
            <ResultList
              sections={sections}
              mark={mark}
              onPoint={({ key }) => dispatch({ type: 'point', key })}
              onPress={press}
            />
            <Removers
              pages={state.removable}
              onRemoved={() => {
                field.current?.focus();
                ask('');
              }}
            />
          </div>
          <div className="search-foot">
            <p role="status" dir="auto">
              {heard}
            </p>
            <button
              className="modal-button"
              type="button"
              data-shortcuts=""
              // What else it leads to takes its place.
              onClick={() => dialog.current?.close()}
            >
              {texts.shortcuts}
            </button>
          </div>
        </>
      )}
    </SearchModal>
  );
}
