import type { Found } from '../../icon-names/IconIndex.ts';
import * as texts from '../../styles/generated/texts.ts';
import styles from './IconFinder.module.css';
import type { IconTable } from './IconTable.ts';
import type { Style } from './iconStyles.ts';
import type { ViewChanges } from './useView.ts';

interface NoIconsProps {
  found: Found;
  table: IconTable;
  preferred: Style;
  changes: ViewChanges;
}

/** How many icons of other styles are offered. */
const OFFERED = 12;

/** In place of the grid: what comes closest, by its name or in another style. */
export function NoIcons({ found, table, preferred, changes }: NoIconsProps) {
  const elsewhere = found.icons.slice(0, OFFERED).flatMap((number) => {
    const icon = table.find(table.names[number] ?? '', preferred);
    return icon ? [icon] : [];
  });

  return (
    <div className={styles.none}>
      <p>{elsewhere.length > 0 ? texts.iconsNotInStyle : texts.iconsNearest}</p>
      <ul>
        {elsewhere.map((icon) => (
          <li key={icon.number}>
            <button
              type="button"
              className={styles.button}
              onClick={() => changes.open(table.nameOf(icon))}
            >
              {table.nameOf(icon)}
            </button>
          </li>
        ))}
        {found.nearest.map((name) => (
          <li key={name}>
            <button type="button" className={styles.button} onClick={() => changes.type(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
