import {
  type KeyboardEvent,
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import * as texts from '../styles/generated/texts.ts';
import { useCloseBeside } from '../ui/Dialog/useCloseBeside.ts';
import { actionOfKey, isLetter } from './keys.ts';
import { leaveWords } from './leaveWords.client.ts';
import { readOffered } from './offered.client.ts';
import { addressQuestion } from './questionAddress.client.ts';
import { Removers } from './Removers.island.tsx';
import { ResultList } from './ResultList.island.tsx';
import { forgetPage } from './recentPages.client.ts';
import { rememberQuestion } from './recentQuestions.client.ts';
import { LIST_ID, type Row, rowId } from './rows.ts';
import type { SearchClient } from './SearchClient.client.ts';
import styles from './SearchDialog.css?inline';
import { SearchFilters } from './SearchFilters.island.tsx';
import { SearchFoot } from './SearchFoot.island.tsx';
import { SearchModal } from './SearchModal.tsx';
import { markedRow } from './searchState.ts';
import { tellingWords } from './tellingWords.ts';
import { useAddressedQuestion } from './useAddressedQuestion.ts';
import { useAwaitedEnter } from './useAwaitedEnter.ts';
import { useOpenModal } from './useOpenModal.ts';
import { useSearch } from './useSearch.ts';

const PRODUCT = 'meta[name="tearsheet:productId"]';

/** Hydrates the dialog of the page; the field keeps what was typed, and the search asks for it. */
export function hydrateSearch(host: Element, client: SearchClient): void {
  flushSync(() => hydrateRoot(host, <SearchDialog client={client} />));
}

/** A list that follows what is typed, walked by the arrow keys while the focus stays in the field. */
export function SearchDialog({ client }: { client: SearchClient }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useSearch(client);
  const [isOpen, setIsOpen] = useState(false);
  const closeBeside = useCloseBeside();
  const isLeaving = useRef(false);
  const { mark, question, sections, typed } = state;

  useAwaitedEnter(state, dispatch);
  useOpenModal(dialog, isOpen);
  useAddressedQuestion(isOpen ? typed : '', isLeaving);

  function ask(words: string) {
    // Opening the dialog asks for what is in its field.
    setIsOpen(dialog.current?.open ?? false);
    const current = document.querySelector<HTMLMetaElement>(PRODUCT)?.content ?? '';
    const offered = question && words.trim() ? undefined : readOffered();
    dispatch({ type: 'ask', typed: words, current, offered });
    isLeaving.current = false;
  }

  const askForTyped = useEffectEvent(() => ask(field.current?.value ?? ''));
  // Something may have been typed before hydration.
  useLayoutEffect(() => askForTyped(), []);

  function steer(event: KeyboardEvent) {
    // Enter and arrows belong to whoever is writing Japanese or Chinese.
    if (event.nativeEvent.isComposing) return;

    const action = actionOfKey(event, state);
    const row = event.key === 'Delete' && typed === '' ? markedRow(state) : undefined;
    if (action) dispatch(action);
    else if (row?.kind === 'recent' && row.address) forget(row.address);
    else return;
    event.preventDefault();
  }

  function forget(address: string) {
    forgetPage(address);
    ask('');
  }

  function press(row: Row, event: MouseEvent) {
    if (row.address !== undefined) follow(row.address, event);
    else if (row.action && event.type === 'click') {
      dispatch(row.action);
      if (row.action.type === 'correct') field.current?.focus();
    }
  }

  async function follow(address: string, event: MouseEvent) {
    const { pathname } = new URL(address, location.href);
    if (question?.words) leaveWords(pathname, tellingWords(question));
    rememberQuestion(typed);
    const { ctrlKey, metaKey, shiftKey } = event;
    // What opens elsewhere leaves the dialog to whoever wants to open more.
    if (event.type !== 'click' || ctrlKey || metaKey || shiftKey) return;

    isLeaving.current = pathname !== location.pathname;
    // Whoever comes back finds the question, also one that was answered before it rested.
    if (isLeaving.current) addressQuestion(typed);
    dialog.current?.close();
    // Who stays on the page does not arrive.
    if (pathname === location.pathname) (await import('./markArrival.client.ts')).markArrival();
  }

  return (
    <SearchModal
      dialog={{
        ...closeBeside,
        ref: dialog,
        onClose: () => setIsOpen(false),
        // A letter typed on a chip goes into the field.
        onKeyDown: (event) => isLetter(event) && field.current?.focus(),
      }}
      field={{
        ref: field,
        value: typed,
        'aria-expanded': sections.length > 0,
        'aria-controls': sections.length > 0 ? LIST_ID : undefined,
        'aria-activedescendant': mark.key === undefined ? undefined : rowId(mark.key),
        // Not `onChange`: `openSearch` sends this event too, with a value that React knows already.
        onInput: ({ currentTarget }) => ask(currentTarget.value),
        onKeyDown: steer,
      }}
    >
      {question && (
        <>
          {/* In the script, so that nothing is shown before its styles. */}
          <style>{styles}</style>
          <SearchFilters
            products={state.products}
            question={question}
            onToggle={(id) => dispatch({ type: 'toggle', id })}
          />
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
          {typed === '' && (
            <p className="search-keys">
              <span>{texts.searchKeys}</span> <span>{texts.searchOperators}</span>
            </p>
          )}
          <SearchFoot announcement={state.announcement} onLeave={() => dialog.current?.close()} />
        </>
      )}
    </SearchModal>
  );
}
