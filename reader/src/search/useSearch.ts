import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { TextAnswer } from './engine/results.ts';
import { keepInPlace } from './keepInPlace.client.ts';
import { rowId } from './rows.ts';
import type { SearchClient } from './SearchClient.client.ts';
import {
  type Action,
  changeSearch,
  initialSearch,
  isIdle,
  type SearchState,
} from './searchState.ts';

/** The state of the search; the client is asked whenever the question changes. */
export function useSearch(client: SearchClient): readonly [SearchState, Dispatch<Action>] {
  const [state, dispatch] = useReducer(changeSearch, initialSearch);
  const { mark, question } = state;

  const showText = useEffectEvent((text: TextAnswer) => {
    const show = () => dispatch({ type: 'answerText', text });
    const chosen = mark.chosen !== 'no' && mark.key && document.getElementById(rowId(mark.key));
    // Measuring forces a layout, so only a row that the visitor chose is kept in place.
    if (chosen) keepInPlace(chosen, () => flushSync(show));
    else show();
  });

  useEffect(() => {
    client.listen({
      begun: (products) => dispatch({ type: 'begin', products }),
      named: (named) => dispatch({ type: 'answerNames', named }),
      text: (text) => showText(text),
      failed: () => dispatch({ type: 'fail' }),
    });
  }, [client]);

  useEffect(() => {
    if (!question) return;

    if (isIdle(question)) client.forget();
    else client.ask(question);
  }, [client, question]);

  return [state, dispatch];
}
