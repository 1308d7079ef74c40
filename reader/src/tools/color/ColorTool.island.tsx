import * as texts from '../../styles/generated/texts.ts';
import { ToolFrame } from '../frame/ToolFrame.island.tsx';
import { CodeSample } from '../sample/CodeSample.island.tsx';
import { TryBar } from '../theme-overrides/TryBar.island.tsx';
import { EVERYWHERE, paletteOf, writeBrand } from './brand.ts';
import { ColorField } from './ColorField.island.tsx';
import styles from './ColorTool.module.css';
import { ContrastTable } from './ContrastTable.island.tsx';
import { normal, ROLES, type Role, USUAL, writeThemeCode } from './choice.ts';
import { Preview } from './Preview.island.tsx';
import { useChoice } from './useChoice.ts';

export const placed = 'themed';

const NAMES: Readonly<Record<Role, string>> = {
  primary: texts.colorPrimary,
  secondary: texts.colorSecondary,
};

/** Two colors of a palette: chosen, seen on components, measured, and taken away as code. */
export function ColorTool() {
  const { typed, read, type, reset } = useChoice();
  const colors = { primary: normal(read.primary), secondary: normal(read.secondary) };
  const usual = ROLES.every((role) => typed[role] === USUAL[role]);

  return (
    <ToolFrame>
      <div className={styles.fields}>
        {ROLES.map((role) => (
          <ColorField
            key={role}
            name={NAMES[role]}
            value={typed[role]}
            onChange={(value) => type(role, value)}
          />
        ))}
      </div>
      <Preview choice={colors} />
      <ContrastTable choice={colors} names={NAMES} />
      <CodeSample title={texts.themeCode} code={writeThemeCode(colors)} />
      <TryBar
        part="colors"
        value={{
          ...colors,
          style: writeBrand(colors, EVERYWHERE),
          palette: paletteOf(colors),
        }}
        reset={{ run: reset, idle: usual }}
      />
    </ToolFrame>
  );
}
