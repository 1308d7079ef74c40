import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import type { NavRow } from '../site.ts';
import { flagText, type Texts } from '../texts.ts';
import styles from './RowMarks.module.css';

interface RowMarksProps {
  row: NavRow;
  texts: Texts;
}

/** What a visitor should know before following a row: its state, its plan, that it leads away. */
export function RowMarks({ row, texts }: RowMarksProps) {
  return (
    <>
      {row.flags.map((flag) => {
        const text = flagText(flag, texts);
        return text && <Chip key={flag} kind={flag} text={text} />;
      })}
      {row.plan && (
        <span className={styles.plan} data-plan={row.plan}>
          <Icon path={icons.star} />
          {texts[row.plan]}
        </span>
      )}
      {row.external && (
        <>
          <Icon path={icons.outward} />
          <span className={styles.unseen}>{texts.opensElsewhere}</span>
        </>
      )}
    </>
  );
}

function Chip({ kind, text }: { kind: string; text: string }) {
  return (
    <span className={styles.chip} data-flag={kind}>
      {text}
    </span>
  );
}
