import * as texts from '../../../styles/generated/texts.ts';
import type { Order } from './sizes.ts';

interface SizeHeadProps {
  order: Order | undefined;
  onSort: (column: number) => void;
}

/** The headings; each of a single column sorts by it. */
export function SizeHead({ order, onSort }: SizeHeadProps) {
  const sorting = { order, onSort };
  return (
    <thead>
      <tr>
        <SortedBy column={0} text={texts.component} rowSpan={2} {...sorting} />
        <th scope="colgroup" colSpan={2}>
          {texts.aloneKilobytes}
        </th>
        <th scope="colgroup" colSpan={2}>
          {texts.addedKilobytes}
        </th>
      </tr>
      <tr>
        <SortedBy column={1} text={texts.minified} {...sorting} />
        <SortedBy column={2} text={texts.brotli} {...sorting} />
        <SortedBy column={3} text={texts.minified} {...sorting} />
        <SortedBy column={4} text={texts.brotli} {...sorting} />
      </tr>
    </thead>
  );
}

interface SortedByProps extends SizeHeadProps {
  column: number;
  text: string;
  rowSpan?: number;
}

function SortedBy({ column, text, rowSpan, order, onSort }: SortedByProps) {
  return (
    <th scope="col" rowSpan={rowSpan} aria-sort={directionOf(order, column)}>
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
