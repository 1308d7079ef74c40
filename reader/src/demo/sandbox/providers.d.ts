// A module that exists only while bundling.

declare module 'virtual:providers' {
  import type { ComponentType } from 'react';
  import type { ProviderProps } from '../../islands/theme-providers/withProvider.island.tsx';

  /** How to load what surrounds demos, by the id of the product it belongs to. */
  export const providers: Readonly<
    Record<string, () => Promise<{ default: ComponentType<ProviderProps> }>>
  >;
}
