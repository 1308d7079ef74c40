import * as texts from '../../styles/generated/texts.ts';
import { Table } from '../../ui/Table/Table.tsx';
import { TONES, tonesOf } from './brand.ts';
import styles from './ContrastTable.module.css';
import { type Choice, ROLES, type Role } from './choice.ts';
import { readColor } from './color.ts';
import { contrastOf, type Grade, gradeOf, onScreen, writeRatio } from './light.ts';

const GRADES: Readonly<Record<Grade, string>> = {
  AAA: texts.gradeAAA,
  AA: texts.gradeAA,
  AA18: texts.gradeAA18,
  fail: texts.gradeFail,
};

interface ContrastTableProps {
  choice: Choice;
  names: Readonly<Record<Role, string>>;
}

/** How well the text that the theme chooses can be read on each tone of both colors. */
export function ContrastTable({ choice, names }: ContrastTableProps) {
  return (
    <Table className={styles.root} caption={texts.colorContrast} columns={COLUMNS}>
      {ROLES.map((role) => (
        <RoleRows key={role} name={names[role]} color={choice[role]} />
      ))}
    </Table>
  );
}

const COLUMNS = [texts.colorOn, texts.colorText, texts.colorRatio, texts.colorGrade];

function RoleRows({ name, color }: { name: string; color: string }) {
  const read = readColor(color);
  if (!read) return null;

  const tones = tonesOf(read);
  return (
    <tbody>
      {TONES.map((tone) => (
        <ToneRow
          key={tone}
          name={`${name} ${tone}`}
          ground={tones[tone]}
          text={tones.contrastText}
        />
      ))}
    </tbody>
  );
}

interface ToneRowProps {
  name: string;
  ground: string;
  text: string;
}

function ToneRow({ name, ground, text }: ToneRowProps) {
  const [below, above] = [readColor(ground), readColor(text)];
  if (!below || !above) return null;

  const ratio = contrastOf(below, above);
  const grade = gradeOf(ratio);
  return (
    <tr>
      <th scope="row">
        <span className={styles.tone}>
          <i style={{ background: onScreen(below) }} />
          {name}
        </span>
        <code dir="ltr">{ground}</code>
      </th>
      <td>
        <code dir="ltr">{text}</code>
      </td>
      <td>{writeRatio(ratio)}</td>
      <td data-grade={grade}>{GRADES[grade]}</td>
    </tr>
  );
}
