import { useId } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { Drawing } from './Drawing.island.tsx';
import type { Drawings } from './Drawings.ts';
import styles from './IconLooks.module.css';
import type { Icon, IconTable } from './IconTable.ts';
import { styles as allStyles, type Style, styleNames } from './iconStyles.ts';
import type { ViewChanges } from './useView.ts';

interface IconLooksProps {
  icon: Icon;
  table: IconTable;
  drawings: Drawings;
  changes: ViewChanges;
}

/** What `fontSize` and `color` may be, apart from what is inherited. */
const SIZES = ['small', 'medium', 'large'] as const;
const COLORS = [
  'primary',
  'secondary',
  'action',
  'disabled',
  'success',
  'error',
  'warning',
  'info',
] as const;

/** An icon large, in every style, in its sizes and colors. */
export function IconLooks({ icon, table, drawings, changes }: IconLooksProps) {
  const elements = drawings.find(icon);
  const offered = allStyles.filter((style) => table.has({ ...icon, style }));

  return (
    <div className={styles.looks}>
      <div className={styles.stage}>
        <Drawing elements={elements} />
      </div>
      <fieldset className={styles.choice}>
        <legend>{texts.iconsStyle}</legend>
        {offered.map((style) => (
          <StyleButton
            key={style}
            style={style}
            chosen={style === icon.style}
            elements={drawings.find({ ...icon, style })}
            onChoose={() => changes.turn(table.names[icon.number] ?? '', style)}
          />
        ))}
      </fieldset>
      <Samples label={texts.iconSizes} values={SIZES} elements={elements} attribute="data-size" />
      <Samples
        label={texts.iconColors}
        values={COLORS}
        elements={elements}
        attribute="data-color"
      />
    </div>
  );
}

interface StyleButtonProps {
  style: Style;
  chosen: boolean;
  elements: string | undefined;
  onChoose: () => void;
}

function StyleButton({ style, chosen, elements, onChoose }: StyleButtonProps) {
  return (
    <button type="button" aria-pressed={chosen} onClick={onChoose}>
      <Drawing elements={elements} />
      {styleNames[style]}
    </button>
  );
}

interface SamplesProps {
  label: string;
  values: readonly string[];
  elements: string | undefined;
  attribute: 'data-size' | 'data-color';
}

function Samples({ label, values, elements, attribute }: SamplesProps) {
  const id = useId();

  return (
    <div className={styles.samples}>
      <h3 id={id}>{label}</h3>
      <ul aria-labelledby={id}>
        {values.map((value) => (
          <li key={value} {...{ [attribute]: value }}>
            <Drawing elements={elements} />
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
