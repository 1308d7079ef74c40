import * as texts from '../../theme/generated/texts.ts';
import { ToolFrame } from '../frame/ToolFrame.tsx';
import { CodeSample } from '../sample/CodeSample.tsx';
import { TryBar } from '../tried/TryBar.tsx';
import { EVERYWHERE, paletteOf, writeBrand } from './brand.ts';
import { ColourField } from './ColourField.tsx';
import styles from './ColourTool.module.css';
import { ContrastTable } from './ContrastTable.tsx';
import { normal, ROLES, type Role, USUAL, writeThemeCode } from './choice.ts';
import { Preview } from './Preview.tsx';
import { useChoice } from './useChoice.ts';

const NAMES: Readonly<Record<Role, string>> = {
  primary: texts.colourPrimary,
  secondary: texts.colourSecondary,
};

/** Two colours of a palette: chosen, seen on components, measured, and taken away as code. */
export function ColourTool() {
  const { typed, read, type, reset } = useChoice();
  const colours = { primary: normal(read.primary), secondary: normal(read.secondary) };
  const usual = ROLES.every((role) => typed[role] === USUAL[role]);

  return (
    <ToolFrame>
      <div className={styles.fields}>
        {ROLES.map((role) => (
          <ColourField
            key={role}
            name={NAMES[role]}
            value={typed[role]}
            onChange={(value) => type(role, value)}
          />
        ))}
      </div>
      <Preview choice={colours} />
      <ContrastTable choice={colours} names={NAMES} />
      <CodeSample title={texts.themeCode} code={writeThemeCode(colours)} />
      <TryBar
        part="colours"
        value={{
          ...colours,
          style: writeBrand(colours, EVERYWHERE),
          palette: paletteOf(colours),
        }}
        reset={{ run: reset, idle: usual }}
      />
    </ToolFrame>
  );
}
