import * as texts from '../../../styles/generated/texts.ts';
import { formatText } from '../../../ui/formatText.ts';
import styles from './Pager.module.css';

interface PagerProps {
  /** The addresses of all parts, in their order. */
  parts: readonly string[];
  /** Which of them is shown; the first is one. */
  number: number;
}

/** The ways to the other parts of a long list; nothing where there is but one. */
export function Pager({ parts, number }: PagerProps) {
  if (parts.length < 2) return null;

  const newer = parts[number - 2];
  const older = parts[number];
  return (
    <nav className={styles.root} aria-label={texts.postPages}>
      {newer && (
        <a href={newer} rel="prev">
          {texts.newerPosts}
        </a>
      )}
      <ol className={styles.numbers}>
        {parts.map((address, place) => (
          <li key={address}>
            <a
              href={address}
              aria-label={formatText(texts.pageNumber, { number: place + 1 })}
              aria-current={place + 1 === number ? 'page' : undefined}
            >
              {place + 1}
            </a>
          </li>
        ))}
      </ol>
      {older && (
        <a href={older} rel="next">
          {texts.olderPosts}
        </a>
      )}
    </nav>
  );
}
