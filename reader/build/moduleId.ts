/** The file or the address of a module, whatever else was asked of it. */
export function withoutQuery(id: string): string {
  return id.split('?', 1)[0] ?? id;
}
