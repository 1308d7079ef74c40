// How close components stand, as code and as styles.

import { materialTheme } from './materialTheme.ts';

export interface Density {
  spacing: number;
  compact: boolean;
}

/** What the library takes where nobody says anything else. */
export const USUAL: Density = { spacing: 8, compact: false };

/** In pixels: beyond, nothing stands together any more. */
export const LARGEST = 20;

/** Writes the style that sets the unit of all distances. */
export function writeSpacing(spacing: number, selector: string): string {
  return spacing === USUAL.spacing ? '' : `${selector}{--mui-spacing:${spacing}px}`;
}

/** Writes the theme that a density makes. */
export function writeDensityCode({ spacing, compact }: Density): string {
  return [
    "import { createTheme } from '@mui/material/styles';",
    '',
    'export const theme = createTheme({',
    `  spacing: ${spacing},`,
    ...(compact ? ['  components: {', ...denseComponents(), '  },'] : []),
    '});',
  ].join('\n');
}

/** What demos have when they stand closer: the theme itself tells. */
function denseComponents(): readonly string[] {
  const { components = {} } = materialTheme('ltr', 'compact');
  return Object.entries(components).map(([name, component]) => {
    const [prop = '', value] = Object.entries(component?.defaultProps ?? {})[0] ?? [];
    const written = typeof value === 'string' ? `'${value}'` : String(value);
    return `    ${name}: { defaultProps: { ${prop}: ${written} } },`;
  });
}
