import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import * as texts from '../styles/generated/texts.ts';
import { ResultRow } from './ResultRow.tsx';
import { LIST_ID, type Row, rowId, type Section } from './rows.ts';
import type { Mark } from './searchState.ts';

interface ResultListProps {
  sections: readonly Section[];
  mark: Mark;
  onPoint: (row: Row) => void;
  onPress: (row: Row, event: MouseEvent) => void;
}

/** The rows below the field, by kind. The same thing keeps its row from answer to answer. */
export function ResultList({ sections, mark, onPoint, onPress }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => reveal(list.current, mark), [mark]);

  function findRow({ target }: MouseEvent): Row | undefined {
    const id = target instanceof Element && target.closest('[role=option]')?.id;
    return sections.flatMap(({ rows }) => rows).find(({ key }) => rowId(key) === id);
  }

  function press(event: MouseEvent) {
    const row = findRow(event);
    // The third button opens a menu.
    if (row && event.button < 2) onPress(row, event);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which has the focus.
    <div
      ref={list}
      id={LIST_ID}
      className="search-list"
      role="listbox"
      // Walked from the field: otherwise what scrolls is a stop of its own for Tab.
      tabIndex={-1}
      aria-label={texts.searchResults}
      onClick={press}
      onAuxClick={press}
      onPointerMove={(event) => {
        const row = findRow(event);
        if (row) onPoint(row);
      }}
    >
      {sections.map((section) => (
        <ResultGroup key={section.key} section={section} marked={mark.key} />
      ))}
    </div>
  );
}

function ResultGroup({ section, marked }: { section: Section; marked: string | undefined }) {
  const heading = `search-group-${section.key}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className="search-heading" role="presentation">
        {section.title}
      </p>
      {section.rows.map((row) => (
        <ResultRow key={row.key} row={row} isMarked={row.key === marked} />
      ))}
    </div>
  );
}

/** Scrolls to the marked row, unless a pointer is on it. */
function reveal(list: HTMLElement | null, { key, chosen }: Mark): void {
  if (!list || chosen === 'by pointer') return;

  const row = key === undefined ? null : document.getElementById(rowId(key));
  // Before the first row stands the heading of its group, which is shown with it.
  if (chosen === 'by keys' && row !== list.querySelector('[role=option]')) {
    row?.scrollIntoView({ block: 'nearest' });
    return;
  }
  list.scrollTop = 0;
  // Beside rows that can be removed lies something that scrolls with them.
  list.parentElement?.scrollTo(0, 0);
}
