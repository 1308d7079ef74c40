import { Icon } from '../Icon/Icon.tsx';
import { findIcon } from '../Icon/icons.ts';
import type { NavRow, Translations } from '../site.ts';
import { type Texts, textsIn } from '../texts.ts';
import styles from './NavigationRow.module.css';
import { RowMarks } from './RowMarks.tsx';

export interface NavigationRowProps {
  row: NavRow;
  open: boolean;
  translations?: Translations;
}

interface RowProps {
  row: NavRow;
  texts: Texts;
}

/** One row of the side navigation; a closed group is only a way to its first page. */
export function NavigationRow({ row, open, translations }: NavigationRowProps) {
  const texts = textsIn(translations);

  if (row.children.length === 0) {
    return <Leaf row={row} texts={texts} className={styles.row} />;
  }
  if (!open) return <ClosedGroup row={row} texts={texts} />;
  return <OpenGroup row={row} texts={texts} />;
}

function Leaf({ row, texts, className }: RowProps & { className?: string | undefined }) {
  const inside = <RowText row={row} texts={texts} />;

  return (
    <li>
      {row.planned ? (
        <span className={styles.row}>{inside}</span>
      ) : (
        // The engine marks the current page by finding the address right after the tag's name.
        <a href={row.pathname} className={className} {...row.linkProps}>
          {inside}
        </a>
      )}
    </li>
  );
}

function ClosedGroup({ row, texts }: RowProps) {
  const first = firstPage(row);
  const inside = (
    <>
      <RowText row={row} texts={texts} />
      <Icon name="chevron" />
    </>
  );

  return (
    <li>
      {first ? (
        <a href={first.pathname} className={styles.closed}>
          {inside}
        </a>
      ) : (
        <span className={styles.closed}>{inside}</span>
      )}
    </li>
  );
}

function OpenGroup({ row, texts }: RowProps) {
  if (row.subheader) return <Section row={row} texts={texts} />;

  return (
    <li>
      <details className={styles.group} open>
        <summary className={styles.summary}>
          <RowText row={row} texts={texts} />
          <Icon name="chevron" />
        </summary>
        <Rows row={row} texts={texts} />
      </details>
    </li>
  );
}

function Section({ row, texts }: RowProps) {
  return (
    <li className={styles.section}>
      <span className={styles.subheader}>{row.title || row.subheader}</span>
      <Rows row={row} texts={texts} />
    </li>
  );
}

// A page carries hundreds of these rows, so a plain one is a link and nothing more.
function Rows({ row, texts }: RowProps) {
  return (
    <ul className={styles.rows}>
      {row.children.map((child) =>
        child.children.length > 0 ? (
          <OpenGroup key={child.pathname} row={child} texts={texts} />
        ) : (
          <Leaf key={child.pathname} row={child} texts={texts} />
        ),
      )}
    </ul>
  );
}

function RowText({ row, texts }: RowProps) {
  const icon = findIcon(row.icon);
  const title = row.title || row.subheader;
  const marked = row.flags.length > 0 || row.planned || row.plan || row.external;

  if (!icon && !marked && row.children.length === 0) return title;
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{title}</span>
      <RowMarks row={row} texts={texts} />
    </>
  );
}

/** Finds the first page below a row, however deep it lies. */
function firstPage(row: NavRow): NavRow | undefined {
  if (row.children.length === 0) return row.planned || row.external ? undefined : row;

  for (const child of row.children) {
    const page = firstPage(child);
    if (page) return page;
  }
  return undefined;
}
