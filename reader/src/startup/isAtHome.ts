/** Whether a page stands under the host its site is published at, or below it; look-alikes do not. */
export function isAtHome(host: string, home: string | undefined): boolean {
  return Boolean(home) && `.${host}`.endsWith(`.${home}`);
}
