// The colors on the page: typed, read, and told by the address.

import { useEffect, useState } from 'react';
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
  const [state, setState] = useState<State>({ typed: USUAL, read: USUAL });

  useEffect(() => {
    const asked = choiceIn(location.search);
    setState((before) =>
      type(type(before, 'primary', asked.primary), 'secondary', asked.secondary),
    );
  }, []);

  const change = (next: State) => {
    setState(next);
    history.replaceState(history.state, '', addressOf(next.read, location));
  };
  return {
    ...state,
    type: (role, text) => change(type(state, role, text)),
    reset: () => change({ typed: USUAL, read: USUAL }),
  };
}

function type({ typed, read }: State, role: Role, text: string): State {
  return {
    typed: { ...typed, [role]: text },
    read: readColor(text) ? { ...read, [role]: text.trim() } : read,
  };
}
