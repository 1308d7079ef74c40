/** Puts values in the place of their names in braces: `{count}`. */
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (name, key) => String(values[key] ?? name));
}
