// The stylesheet of a theme's variables, as text.

export type Rules = { [key: string]: string | number | Rules | undefined };

/** Writes nested rules as CSS, without a byte to spare. */
export function writeRules(sheets: readonly Rules[]): string {
  return sheets.map(writeSheet).join('');
}

/** Repeats the dark rules for a visitor who prefers dark and has no script to say so. */
export function withPreference(sheets: readonly Rules[], darkSelector: string): readonly Rules[] {
  const dark = sheets.flatMap((sheet) => sheet[darkSelector] ?? []);
  const preferred = dark.map((rules) => ({
    '@media (prefers-color-scheme: dark)': { ':root:not([data-scheme])': rules },
  }));
  return [...sheets, ...preferred];
}

function writeSheet(rules: Rules): string {
  return Object.entries(rules)
    .map(([key, value]) => {
      // Which scheme is on is for the site's own stylesheet to say.
      if (value === undefined || key === 'colorScheme') return '';
      if (typeof value === 'object') return `${key}{${writeSheet(value)}}`;
      return `${asProperty(key)}:${value};`;
    })
    .join('');
}

function asProperty(key: string): string {
  return key.startsWith('--') ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
