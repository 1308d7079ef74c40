// What a visitor would write to get what the playground shows.

export type Value = string | number | boolean;

export interface Control {
  name: string;
  kind: 'choice' | 'switch' | 'number' | 'text';
  choices?: readonly string[];
  value: Value;
}

/** Writes the element with the props that differ from what leaving them out would give. */
export function writeElement(name: string, values: Readonly<Record<string, Value>>): string {
  const { children, ...props } = values;
  const written = Object.entries(props).map(writeProp).filter(Boolean);
  const opening = [name, ...written].join(' ');

  return children === undefined || children === ''
    ? `<${opening} />`
    : `<${opening}>${writeText(String(children))}</${name}>`;
}

function writeProp([name, value]: [string, Value]): string {
  if (value === true) return name;
  if (value === false || value === '') return '';
  if (typeof value === 'number') return `${name}={${value}}`;
  return `${name}="${value.replaceAll('"', '&quot;')}"`;
}

function writeText(text: string): string {
  return /[<>{}]/.test(text) ? `{${JSON.stringify(text)}}` : text;
}
