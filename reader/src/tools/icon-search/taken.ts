// What a visitor takes along of an icon.

const PACKAGE = '@mui/icons-material';

/** The import of the icon's own file. */
export function importLine(name: string): string {
  return `import ${name}Icon from '${PACKAGE}/${name}';`;
}

/** The import from the whole package. */
export function importNamedLine(name: string): string {
  return `import { ${name} as ${name}Icon } from '${PACKAGE}';`;
}

/** The drawing as a file of its own, in the color of what is around it. */
export function svgFile(elements: string): string {
  const attributes = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"';
  return `<svg ${attributes} width="24" height="24" fill="currentColor">${elements}</svg>`;
}
