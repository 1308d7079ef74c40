// The components of Joy UI that can be tried with other variables, and what those can be.

export interface Variable {
  /** With its two hyphens. */
  name: string;
  /** In pixels, for the medium size in the default theme. */
  usual: number;
  least: number;
  most: number;
}

function variable(name: string, usual: number, most: number, least = 0): Variable {
  return { name, usual, least, most };
}

export const SUBJECTS = {
  AvatarGroup: [
    variable('--AvatarGroup-gap', -8, 24, -24),
    variable('--Avatar-size', 40, 80, 24),
    variable('--Avatar-ringSize', 2, 8),
  ],
  Button: [
    variable('--Button-radius', 6, 36),
    variable('--Button-minHeight', 36, 72, 24),
    variable('--Button-paddingBlock', 6, 24),
    variable('--Button-gap', 8, 32),
  ],
  Card: [variable('--Card-radius', 8, 40), variable('--Card-padding', 16, 48)],
  Input: [
    variable('--Input-radius', 6, 36),
    variable('--Input-minHeight', 36, 72, 28),
    variable('--Input-paddingInline', 12, 40),
    variable('--Input-gap', 8, 24),
    variable('--Input-decoratorChildHeight', 28, 64, 16),
    variable('--Input-focusedThickness', 2, 8),
  ],
  List: [
    variable('--List-gap', 0, 24),
    variable('--ListItem-minHeight', 36, 72, 24),
    variable('--ListItem-paddingX', 12, 40),
    variable('--ListItem-paddingY', 4, 24),
    variable('--ListItemDecorator-size', 40, 72, 24),
  ],
  Select: [
    variable('--Select-radius', 6, 36),
    variable('--Select-minHeight', 36, 72, 28),
    variable('--Select-paddingInline', 12, 40),
    variable('--Select-gap', 8, 24),
    variable('--Select-focusedThickness', 2, 8),
  ],
  Switch: [
    variable('--Switch-trackWidth', 32, 80, 24),
    variable('--Switch-trackHeight', 20, 48, 12),
    variable('--Switch-trackRadius', 16, 24),
    variable('--Switch-thumbSize', 14, 40, 8),
  ],
} as const satisfies Record<string, readonly Variable[]>;

export type Subject = keyof typeof SUBJECTS;

/** The subject of a name; an error says which there are. */
export function subjectOf(name: string): Subject {
  const found = (Object.keys(SUBJECTS) as Subject[]).find((subject) => subject === name);
  if (found) return found;

  const known = Object.keys(SUBJECTS).join(', ');
  throw new Error(`JoyVariables has no component "${name}". Use one of: ${known}.`);
}

export type Values = Readonly<Record<string, number>>;

/** The styles for the variables that differ from the usual ones. */
export function stylesOf(subject: Subject, values: Values): Readonly<Record<string, string>> {
  const changed = SUBJECTS[subject].flatMap(({ name, usual }) => {
    const value = values[name] ?? usual;
    return value === usual ? [] : [[name, `${value}px`]];
  });
  return Object.fromEntries(changed);
}

/** Writes the element with its `sx` prop. */
export function writeElement(subject: Subject, styles: Readonly<Record<string, string>>): string {
  const rows = Object.entries(styles).map(([name, value]) => `    '${name}': '${value}',`);
  if (rows.length === 0) return `<${subject} />`;

  return [`<${subject}`, '  sx={{', ...rows, '  }}', '/>'].join('\n');
}
