import { useEffect, useId, useRef } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { Drawing } from './Drawing.island.tsx';
import type { Drawings } from './Drawings.ts';
import styles from './IconDetails.module.css';
import { IconLooks } from './IconLooks.island.tsx';
import looks from './IconLooks.module.css';
import { IconName } from './IconName.island.tsx';
import type { Icon, IconTable } from './IconTable.ts';
import { IconTaken } from './IconTaken.island.tsx';
import { styles as allStyles } from './iconStyles.ts';
import { useDrawn } from './useDrawn.ts';
import { useRecent } from './useRecent.ts';
import type { ViewChanges } from './useView.ts';

interface IconDetailsProps {
  /** None while the dialog is closed. */
  icon: Icon | undefined;
  table: IconTable;
  drawings: Drawings;
  changes: ViewChanges;
}

/** The dialog about one icon: how it looks, and how to take it along. */
export function IconDetails({ icon, table, drawings, changes }: IconDetailsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const open = icon !== undefined;
  const recent = useRecent(icon && table.names[icon.number]).flatMap(
    (name) => table.find(name, icon?.style ?? 'Filled') ?? [],
  );
  useDrawn(drawings, [...(icon ? allStyles.map((style) => ({ ...icon, style })) : []), ...recent]);

  useEffect(() => {
    const { current } = dialog;
    if (open && !current?.open) current?.showModal();
    else if (!open && current?.open) current.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog.
    <dialog
      ref={dialog}
      className={`modal ${styles.root}`}
      aria-labelledby={title}
      onClose={changes.close}
      onClick={({ target }) => {
        // The dialog itself is only hit around its contents.
        if (target === dialog.current) dialog.current?.close();
      }}
    >
      {icon && (
        <div className={styles.content}>
          <header className={styles.head}>
            <h2 id={title}>
              <IconName name={table.nameOf(icon)} />
            </h2>
            <form method="dialog">
              <button type="submit" className="modal-button">
                {texts.close}
              </button>
            </form>
          </header>
          <IconLooks icon={icon} table={table} drawings={drawings} changes={changes} />
          <IconTaken name={table.nameOf(icon)} elements={drawings.find(icon)} />
          {recent.length > 0 && (
            <Recent icons={recent} table={table} drawings={drawings} changes={changes} />
          )}
        </div>
      )}
    </dialog>
  );
}

interface RecentProps extends Omit<IconDetailsProps, 'icon'> {
  icons: readonly Icon[];
}

function Recent({ icons, table, drawings, changes }: RecentProps) {
  return (
    <fieldset className={looks.choice}>
      <legend>{texts.iconsBefore}</legend>
      {icons.map((icon) => (
        <button
          key={icon.number}
          type="button"
          onClick={() => changes.turn(table.names[icon.number] ?? '', icon.style)}
        >
          <Drawing elements={drawings.find(icon)} />
          <IconName name={table.names[icon.number] ?? ''} />
        </button>
      ))}
    </fieldset>
  );
}
