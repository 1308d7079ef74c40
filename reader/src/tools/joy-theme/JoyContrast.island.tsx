import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { Table } from '../../ui/Table/Table.tsx';
import { readColor } from '../color/color.ts';
import { contrastOf, type Grade, gradeOf, writeRatio } from '../color/light.ts';
import { ROLES, type Role, type Scheme } from './choice.ts';
import styles from './JoyThemeBuilder.module.css';
import { SCHEME_NAMES } from './schemeNames.ts';
import { pairOf, VARIANTS, type Variables, type Variant } from './variables.ts';

const GRADES: Readonly<Record<Grade, string>> = {
  AAA: texts.gradeAAA,
  AA: texts.gradeAA,
  AA18: texts.joyLargeOnly,
  fail: texts.gradeFail,
};

/** How well the text of each variant can be read in each palette of a scheme. */
export function JoyContrast({ variables, scheme }: { variables: Variables; scheme: Scheme }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached.
    <section className={styles.contrast} tabIndex={0} aria-label={texts.colorContrast}>
      <Table
        caption={formatText(texts.joyContrast, { scheme: SCHEME_NAMES[scheme].toLowerCase() })}
        columns={[texts.joyPalette, ...VARIANTS]}
      >
        <tbody>
          {ROLES.map((role) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              {VARIANTS.map((variant) => (
                <PairCell key={variant} {...{ variables, role, variant }} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

interface PairCellProps {
  variables: Variables;
  role: Role;
  variant: Variant;
}

function PairCell({ variables, role, variant }: PairCellProps) {
  const [color, ground] = pairOf(variables, role, variant);
  const [text, below] = [readColor(color), readColor(ground)];
  if (!text || !below) return <td />;

  const ratio = contrastOf(text, below);
  const grade = gradeOf(ratio);
  return (
    <td data-grade={grade}>
      <i aria-hidden="true" style={{ color, background: ground }}>
        Aa
      </i>{' '}
      {writeRatio(ratio)} {GRADES[grade]}
    </td>
  );
}
