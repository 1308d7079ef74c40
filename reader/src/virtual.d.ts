// Modules that exist only while bundling.

declare module 'virtual:demos' {
  import type { ComponentType, ReactNode } from 'react';

  /** How to load each demo of the site, by its id. */
  export const demos: Readonly<
    Record<
      string,
      () => Promise<{
        Content: ComponentType<object>;
        Surroundings: ComponentType<{ direction: 'ltr' | 'rtl'; children: ReactNode }>;
      }>
    >
  >;
}
