// The colors on the page: typed, read, and told by the address.

import { useState } from 'react';
import { useLocationSearch } from '../../ui/useLocationSearch.ts';
import { addressOf, type Choice, choiceIn, type Role, USUAL } from './choice.ts';
import { readColor } from './color.ts';

interface State {
  typed: Choice;
  /** The last colors that could be read. */
  read: Choice;
}

export interface ChoiceState extends State {
  type(role: Role, text: string): void;
  reset(): void;
}

/** Begins with what the address says, and keeps the address in step with what is chosen. */
export function useChoice(): ChoiceState {
  const search = useLocationSearch();
  const [changed, setState] = useState<State>();
  const state = changed ?? stateOf(choiceIn(search ?? ''));

  const change = (next: State) => {
    setState(next);
    history.replaceState(history.state, '', addressOf(next.read, location));
  };
  return {
    ...state,
    type: (role, text) => change(type(state, role, text)),
    reset: () => change(INITIAL),
  };
}

function stateOf({ primary, secondary }: Choice): State {
  return type(type(INITIAL, 'primary', primary), 'secondary', secondary);
}

const INITIAL: State = { typed: USUAL, read: USUAL };

function type({ typed, read }: State, role: Role, text: string): State {
  return {
    typed: { ...typed, [role]: text },
    read: readColor(text) ? { ...read, [role]: text.trim() } : read,
  };
}
