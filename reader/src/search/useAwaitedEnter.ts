import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { rowId } from './rows.ts';
import { type Action, isSettled, type ModifierKeys, type SearchState } from './searchState.ts';

/** Follows the marked row after Enter, as soon as the rows answer what was typed. */
export function useAwaitedEnter(state: SearchState, dispatch: Dispatch<Action>): void {
  const { awaited, mark } = state;
  const following = isSettled(state) ? awaited : undefined;

  const follow = useEffectEvent((keys: ModifierKeys) => {
    const row = mark.key === undefined ? null : document.getElementById(rowId(mark.key));
    // A click on the link, so that the browser opens it where the modifier keys say.
    row?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    dispatch({ type: 'followed' });
  });

  useEffect(() => {
    if (following) follow(following);
  }, [following]);
}
