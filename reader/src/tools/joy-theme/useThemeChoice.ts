// The theme on the page: chosen, told by the address, and taken back.

import { useState } from 'react';
import { useLocationSearch } from '../../ui/useLocationSearch.ts';
import { addressOf, type Choice, choiceIn, DEFAULT_CHOICE, ignoredIn } from './choice.ts';
import { beginHistory, change, type History, undo } from './history.ts';

export interface ThemeChoice {
  choice: Choice;
  /** The settings of the address that can't be used; none once something was chosen. */
  ignored: readonly string[];
  /** Changes the choice; changes of one field in a row are taken back together. */
  choose(next: Choice, field: string): void;
  /** Takes the last step back; missing where there is none. */
  undo: (() => void) | undefined;
  /** Goes back to the default theme; missing where it is on. */
  reset: (() => void) | undefined;
}

/** Begins with what the address says, and keeps the address in step with what is chosen. */
export function useThemeChoice(): ThemeChoice {
  const search = useLocationSearch();
  const [changed, setHistory] = useState<History<Choice>>();
  const known = changed ?? beginHistory(choiceIn(search ?? ''));
  const { value } = known;

  const go = (next: History<Choice>) => {
    setHistory(next);
    history.replaceState(history.state, '', addressOf(next.value, location));
  };
  const choose = (next: Choice, field: string) =>
    go(change(known, next, { field, at: performance.now() }));
  return {
    choice: value,
    ignored: changed ? [] : ignoredIn(search ?? ''),
    choose,
    undo: known.before.length > 0 ? () => go(undo(known)) : undefined,
    reset: isDefault(value) ? undefined : () => choose(DEFAULT_CHOICE, 'reset'),
  };
}

function isDefault(choice: Choice): boolean {
  return JSON.stringify(choice) === JSON.stringify(DEFAULT_CHOICE);
}
