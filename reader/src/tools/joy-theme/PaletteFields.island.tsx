import { type CSSProperties, useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { ColorField } from '../color/ColorField.island.tsx';
import { readColor } from '../color/color.ts';
import {
  type Choice,
  colorOf,
  ROLES,
  type Role,
  SCHEMES,
  type Scheme,
  withColor,
} from './choice.ts';
import styles from './JoyThemeBuilder.module.css';
import { OptionField } from './OptionField.island.tsx';
import { scaleOf, TONES } from './scale.ts';
import { SCHEME_NAMES } from './schemeNames.ts';

interface PaletteFieldsProps {
  choice: Choice;
  scheme: Scheme;
  role: Role;
  onScheme: (scheme: Scheme) => void;
  onRole: (role: Role) => void;
  onChoose: (choice: Choice, field: string) => void;
}

/** One palette in one scheme: its main color, and the scale that is made of it. */
export function PaletteFields(props: PaletteFieldsProps) {
  const { choice, scheme, role, onScheme, onRole, onChoose } = props;
  const color = colorOf(choice, scheme, role);
  const field = `${scheme}-${role}`;
  const [typed, setTyped] = useState<{ field: string; text: string }>();
  // What cannot be read stays in its field until that shows another color.
  const shown = typed?.field === field && !readColor(typed.text) ? typed.text : color;

  return (
    <>
      <OptionField
        label={texts.joyScheme}
        options={SCHEMES.map((value) => ({ value, name: SCHEME_NAMES[value] }))}
        value={scheme}
        onChange={onScheme}
      />
      <OptionField
        label={texts.joyPalette}
        options={ROLES.map((value) => ({ value, name: value }))}
        value={role}
        onChange={onRole}
      />
      <ColorField
        name={`${role}, ${SCHEME_NAMES[scheme].toLowerCase()}`}
        value={shown}
        onChange={(text) => {
          setTyped({ field, text });
          if (readColor(text)) onChoose(withColor(choice, scheme, role, text.trim()), field);
        }}
      />
      <ScaleList role={role} color={color} />
    </>
  );
}

function ScaleList({ role, color }: { role: Role; color: string }) {
  const scale = scaleOf(color);
  if (!scale) return null;

  return (
    <ol className={styles.scale} aria-label={`${role}: ${texts.joyScale}`}>
      {TONES.map((tone) => (
        <li key={tone}>
          <i style={{ '--tone': scale[tone] } as CSSProperties} />
          <span>{tone}</span> <code dir="ltr">{scale[tone]}</code>
        </li>
      ))}
    </ol>
  );
}
