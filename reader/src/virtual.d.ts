// Modules that exist only while bundling.

declare module 'virtual:packages' {
  /** How to load each package that edited code may import, by the name it is imported by. */
  export const packages: Readonly<Record<string, () => Promise<object>>>;
}
