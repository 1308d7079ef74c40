/** Where a visitor finds a file. */
export function asAddress(file: string): string {
  return `/${file}`;
}

/** The file at such an address; what is imported from another bundle is named by its address. */
export function asFile(address: string): string {
  return address.replace(/^\//, '');
}
