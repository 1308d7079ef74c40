import * as icons from '../../ui/Icon/icons.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import type { Texts } from '../texts.ts';
import styles from './Notice.module.css';

export interface NoticeFacts {
  /** Under which a browser remembers that it was dismissed. */
  id: string;
  text: string;
  href: string;
}

interface NoticeProps {
  notice: NoticeFacts;
  texts: Texts;
}

/** One line above the header, about something that every visitor should know for some days. */
export function Notice({ notice: { id, text, href }, texts }: NoticeProps) {
  return (
    <aside className={styles.root} aria-label={texts.notice} data-notice={id}>
      <a className={styles.link} href={href}>
        {text}
      </a>
      <IconButton
        className={`icon-button ${styles.close}`}
        icon={icons.close}
        label={texts.dismissNotice}
        data-tooltip={texts.dismissNotice}
      />
    </aside>
  );
}
