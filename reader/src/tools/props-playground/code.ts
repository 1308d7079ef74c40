// What a visitor would write to get what the playground shows.

export type Value = string | number | boolean;

export interface Control {
  name: string;
  kind: 'choice' | 'switch' | 'number' | 'text';
  choices?: readonly string[];
  value: Value;
  /** What leaving it out gives, where that is known. */
  usual?: Value;
}

/** Leaves out what nobody would write: nothing, and what holds anyway. */
export function chosenOf(
  controls: readonly Control[],
  values: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const usual = new Map(controls.map((control) => [control.name, control.usual ?? '']));
  const chosen = Object.entries(values).filter(
    ([name, value]) => value !== '' && value !== usual.get(name),
  );
  return Object.fromEntries(chosen);
}

/** Writes the element with its props. */
export function writeElement(name: string, values: Readonly<Record<string, Value>>): string {
  const { children, ...props } = values;
  const written = Object.entries(props).map(writeProp);
  const opening = [name, ...written].join(' ');

  return children === undefined || children === ''
    ? `<${opening} />`
    : `<${opening}>${writeText(String(children))}</${name}>`;
}

function writeProp([name, value]: [string, Value]): string {
  if (value === true) return name;
  if (typeof value !== 'string') return `${name}={${value}}`;
  return `${name}="${value.replaceAll('"', '&quot;')}"`;
}

function writeText(text: string): string {
  return /[<>{}]/.test(text) ? `{${JSON.stringify(text)}}` : text;
}
