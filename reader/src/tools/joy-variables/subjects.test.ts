// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SUBJECTS, type Subject, stylesOf, subjectOf, writeElement } from './subjects.ts';

const PACKAGE = path.resolve(import.meta.dirname, '../../../../node_modules/@mui/joy');
const ALL = Object.entries(SUBJECTS).flatMap(([subject, variables]) =>
  variables.map((variable) => [subject as Subject, variable] as const),
);

test.each(ALL)(
  'in %s, the installed library has the variable and its default: %o',
  (subject, variable) => {
    const found = defaultsOf(sourceOf(subject, variable.name), variable.name);

    expect(found).toContain(variable.usual);
    expect(variable.usual).toBeGreaterThanOrEqual(variable.least);
    expect(variable.usual).toBeLessThan(variable.most);
  },
);

test('only what differs is written', () => {
  const styles = stylesOf('Input', { '--Input-radius': 20, '--Input-gap': 8 });

  expect(styles).toEqual({ '--Input-radius': '20px' });
  expect(writeElement('Input', styles)).toBe(
    "<Input\n  sx={{\n    '--Input-radius': '20px',\n  }}\n/>",
  );
  expect(writeElement('Input', {})).toBe('<Input />');
});

test('an unknown component is refused with those that there are', () => {
  expect(() => subjectOf('Inputs')).toThrow('Use one of: AvatarGroup, Button, Card');
});

/** A variable may belong to the component inside, such as the avatars of a group. */
function sourceOf(subject: Subject, variable: string): string {
  const owner = /^--(\w+)-/.exec(variable)?.[1] ?? '';
  const folders = [subject, owner === 'ListItem' || owner === 'ListItemDecorator' ? 'List' : owner];
  return folders.map((name) => readFileSync(`${PACKAGE}/${name}/${name}.js`, 'utf-8')).join('\n');
}

const RADII = { xs: 2, sm: 6, md: 8, lg: 12, xl: 16 };

/** What a variable is set to, or read with, in pixels. */
function defaultsOf(source: string, name: string): readonly number[] {
  const written = new RegExp(
    `'${name}': (?:[^,\\n]*? : )?'?(?:min\\()?(-?[\\w.]+)|var\\(${name}, (?:'?)(\\$?\\{?[\\w.-]+)`,
    'g',
  );
  return [...source.matchAll(written)].map(([, set, read]) => inPixels(set ?? read ?? ''));
}

function inPixels(text: string): number {
  const radius = /radius\.(\w+)/.exec(text)?.[1];
  if (radius) return RADII[radius as keyof typeof RADII];
  if (text.includes('focus.thickness')) return 2;
  const wrapped = /^-?[\d.]+/.exec(text);
  return Number(wrapped?.[0]) * (text.endsWith('rem') ? 16 : 1);
}
