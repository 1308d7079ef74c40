import { useId } from 'react';
import * as texts from '../../../styles/generated/texts.ts';
import type { Order } from './sizes.ts';

interface SizeHeadProps {
  order: Order | undefined;
  onSort: (column: number) => void;
}

/** The headings; each of a single column sorts by it. */
export function SizeHead({ order, onSort }: SizeHeadProps) {
  const sorting = { order, onSort };
  const alone = useId();
  const added = useId();

  return (
    <thead>
      <tr>
        <SortedBy column={0} text={texts.component} rowSpan={2} {...sorting} />
        <th id={alone} scope="colgroup" colSpan={2}>
          {texts.aloneKilobytes}
        </th>
        <th id={added} scope="colgroup" colSpan={2}>
          {texts.addedKilobytes}
        </th>
      </tr>
      <tr>
        <SortedBy column={1} text={texts.minified} group={alone} {...sorting} />
        <SortedBy column={2} text={texts.brotli} group={alone} {...sorting} />
        <SortedBy column={3} text={texts.minified} group={added} {...sorting} />
        <SortedBy column={4} text={texts.brotli} group={added} {...sorting} />
      </tr>
    </thead>
  );
}

interface SortedByProps extends SizeHeadProps {
  column: number;
  text: string;
  rowSpan?: number;
  /** The id of the heading above it and its neighbor. */
  group?: string;
}

function SortedBy({ column, text, rowSpan, group, order, onSort }: SortedByProps) {
  return (
    <th scope="col" rowSpan={rowSpan} headers={group} aria-sort={directionOf(order, column)}>
      <noscript>{text}</noscript>
      <button type="button" onClick={() => onSort(column)}>
        {text}
      </button>
    </th>
  );
}

function directionOf(order: Order | undefined, column: number) {
  if (order?.column !== column) return undefined;

  return order.descending ? 'descending' : 'ascending';
}
