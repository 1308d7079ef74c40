import { Fragment } from 'react';
import type { Marks } from './engine/results.ts';

/** A text with the letters marked that answer to what was typed. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  return (
    <>
      {marks.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(marks[at - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
