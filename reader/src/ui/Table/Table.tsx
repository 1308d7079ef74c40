import type { ReactNode } from 'react';

interface TableProps {
  columns: readonly string[];
  caption?: string;
  className?: string | undefined;
  /** The bodies, with their rows. */
  children: ReactNode;
}

/** A table with a header for each column. */
export function Table({ columns, caption, className, children }: TableProps) {
  return (
    <table className={className}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
