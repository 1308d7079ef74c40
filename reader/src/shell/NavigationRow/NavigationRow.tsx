import { formatText } from '../../ui/formatText.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { findRowIcon } from '../../ui/Icon/rowIcons.ts';
import type { NavRow, Translations } from '../site.ts';
import { type Texts, textsIn } from '../texts.ts';
import styles from './NavigationRow.module.css';
import { RowMarks } from './RowMarks.tsx';

export interface NavigationRowProps {
  row: NavRow;
  translations?: Translations;
}

interface RowProps {
  row: NavRow;
  texts: Texts;
}

/** One row of the side navigation, with as much of what is below it as the engine gives. */
export function NavigationRow({ row, translations }: NavigationRowProps) {
  return <Row row={row} texts={textsIn(translations)} className={styles.row} />;
}

export interface NavigationRowsProps {
  rows: readonly NavRow[];
  translations?: Translations;
}

/** All rows of a list: thousands of them take the texts of the interface once. */
export function NavigationRows({ rows, translations }: NavigationRowsProps) {
  const texts = textsIn(translations);
  return rows.map((row) => (
    <Row key={`${row.kind} ${row.pathname}`} row={row} texts={texts} className={styles.row} />
  ));
}

function Row({ row, texts, className }: RowProps & { className?: string | undefined }) {
  switch (row.kind) {
    case 'page':
      return <PageRow row={row} texts={texts} className={className} />;
    case 'closed':
      return <ClosedGroup row={row} texts={texts} />;
    case 'open':
      return <OpenGroup row={row} texts={texts} />;
    case 'group':
      return <Group row={row} texts={texts} />;
    case 'section':
      return <Section row={row} texts={texts} />;
    default:
      return <WayToRest row={row} texts={texts} />;
  }
}

function PageRow({ row, texts, className }: RowProps & { className?: string | undefined }) {
  const inside = <RowText row={row} texts={texts} />;

  return (
    <li>
      {row.unwritten || row.pathname === null ? (
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

/** A group that is no more than a way to its first page; script opens it instead. */
function ClosedGroup({ row, texts }: RowProps) {
  const inside = <RowText row={row} texts={texts} />;

  return (
    <li>
      {row.pathname ? (
        <a href={row.pathname} className={styles.closed} data-group="">
          {inside}
        </a>
      ) : (
        <span className={styles.closed}>{inside}</span>
      )}
    </li>
  );
}

function OpenGroup({ row, texts }: RowProps) {
  return (
    <li>
      <details className={styles.group} open>
        <summary className={styles.summary}>
          <RowText row={row} texts={texts} />
        </summary>
        <Rows row={row} texts={texts} />
      </details>
    </li>
  );
}

/** A group that opens where it stands, and can be had in a tab of its own: a link lies over it. */
function Group({ row, texts }: RowProps) {
  return (
    <li className={styles.layered}>
      <details className={styles.group} data-rows={row.rows}>
        <summary className={styles.summary}>
          <RowText row={row} texts={texts} />
        </summary>
        <Rows row={row} texts={texts} />
      </details>
      {row.pathname && (
        // For the mouse alone; everybody else has the first page a step further down.
        <span aria-hidden="true">
          <a href={row.pathname} className={styles.over} tabIndex={-1}>
            {row.title}
          </a>
        </span>
      )}
    </li>
  );
}

function Section({ row, texts }: RowProps) {
  return (
    <li className={styles.section}>
      <span className={styles.subheader}>{row.title}</span>
      <Rows row={row} texts={texts} />
    </li>
  );
}

/** What a list goes on with, before or after the part of it that is shown. */
function WayToRest({ row, texts }: RowProps) {
  const words = row.kind === 'earlier' ? texts.earlierPages : texts.laterPages;

  return (
    <li>
      <a href={row.pathname ?? undefined} className={styles.rest}>
        {formatText(words, { count: row.count ?? 0 })}
      </a>
    </li>
  );
}

// A page carries many of these rows, so a plain one is a link and nothing more.
function Rows({ row, texts }: RowProps) {
  return (
    <ul className={styles.rows}>
      {row.children.map((child) => (
        <Row key={`${child.kind} ${child.pathname}`} row={child} texts={texts} />
      ))}
    </ul>
  );
}

function RowText({ row, texts }: RowProps) {
  const icon = findRowIcon(row.icon);
  const marked = row.flags.length > 0 || row.unwritten || row.plan || row.external;

  if (row.kind === 'page' && !icon && !marked) return row.title;
  return (
    <>
      {icon && <Icon path={icon} />}
      <span className={styles.text}>{row.title}</span>
      <RowMarks row={row} texts={texts} />
    </>
  );
}
