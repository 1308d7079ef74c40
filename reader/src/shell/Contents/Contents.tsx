import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { slot } from '../slot.ts';
import type { Texts } from '../texts.ts';
import styles from './Contents.module.css';
import { CONTENTS } from './names.ts';

/** The sections of the page: a column beside the text on wide screens, a sheet on others. */
export function Contents({ texts }: { texts: Texts }) {
  return (
    // Its opener is a part of the landmark: nothing of the page is outside of all.
    <nav className={styles.root} aria-label={texts.contents}>
      <button className={styles.opener} type="button" popoverTarget={CONTENTS}>
        <Icon path={icons.list} />
        <span>{texts.contents}</span>
        {/* The reader's place, once there is one. */}
        <span className={styles.here} data-here="" />
      </button>
      <div id={CONTENTS} className={styles.sheet} popover="auto" data-drawer={texts.contents}>
        <IconButton
          className={`icon-button ${styles.closer}`}
          icon={icons.close}
          label={texts.closeContents}
          popoverTarget={CONTENTS}
          popoverTargetAction="hide"
        />
        <div className="contents" {...slot('contents')} />
      </div>
    </nav>
  );
}
