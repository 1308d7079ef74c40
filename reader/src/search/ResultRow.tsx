import { memo } from 'react';
import * as texts from '../styles/generated/texts.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import { MarkedText } from './MarkedText.tsx';
import { rowIcons } from './rowIcons.ts';
import { type Row, rowId } from './rows.ts';

interface ResultRowProps {
  row: Row;
  isMarked: boolean;
}

/** One row of the results, rendered again only when something else stands in it. */
export const ResultRow = memo(Result, isSame);

/** A link where it leads somewhere, so that all that can be done with links can be done with it. */
function Result({ row, isMarked }: ResultRowProps) {
  const { address, deprecated, excerpt, excerptMarks = [], owner, ownerMarks = [], product } = row;
  const Element = address === undefined ? 'div' : 'a';
  const Name = deprecated ? 's' : 'span';

  return (
    <Element
      id={rowId(row.key)}
      className="search-row"
      role="option"
      aria-selected={isMarked}
      data-kind={row.kind}
      {...(address === undefined ? {} : { href: address, tabIndex: -1 })}
    >
      <Icon path={rowIcons[row.kind]} />
      <span className="search-title">
        <Name className="search-name" dir="auto">
          <MarkedText text={row.name} marks={row.marks ?? []} />
        </Name>{' '}
        {owner && (
          <span className="search-owner" dir="auto">
            <MarkedText text={owner} marks={ownerMarks} />
          </span>
        )}
      </span>{' '}
      {deprecated && <small className="search-tag">{texts.deprecated}</small>}{' '}
      {product && <small className="search-product">{product}</small>}{' '}
      {excerpt && (
        <span className="search-excerpt" dir="auto">
          <MarkedText text={excerpt} marks={excerptMarks} />
        </span>
      )}
    </Element>
  );
}

/** Every answer brings rows of its own, of which most say the same as before. */
function isSame(before: ResultRowProps, after: ResultRowProps): boolean {
  return (
    before.isMarked === after.isMarked && JSON.stringify(before.row) === JSON.stringify(after.row)
  );
}
