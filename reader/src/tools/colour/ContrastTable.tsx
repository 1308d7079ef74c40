import * as texts from '../../theme/generated/texts.ts';
import { TONES, tonesOf } from './brand.ts';
import styles from './ContrastTable.module.css';
import { type Choice, ROLES, type Role } from './choice.ts';
import { readColour } from './colour.ts';
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

/** How well the text that the theme chooses can be read on each tone of both colours. */
export function ContrastTable({ choice, names }: ContrastTableProps) {
  return (
    <table className={styles.root}>
      <caption>{texts.colourContrast}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.colourOn}</th>
          <th scope="col">{texts.colourText}</th>
          <th scope="col">{texts.colourRatio}</th>
          <th scope="col">{texts.colourGrade}</th>
        </tr>
      </thead>
      {ROLES.map((role) => (
        <RoleRows key={role} name={names[role]} colour={choice[role]} />
      ))}
    </table>
  );
}

function RoleRows({ name, colour }: { name: string; colour: string }) {
  const read = readColour(colour);
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
  const [below, above] = [readColour(ground), readColour(text)];
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
