import { useEffect, useSyncExternalStore } from 'react';
import type { Drawings } from './Drawings.ts';
import type { Icon } from './IconTable.ts';

const nothing = () => () => undefined;
const never = () => 0;

/** Fetches the drawings of some icons, and draws again when they come. */
export function useDrawn(drawings: Drawings | undefined, icons: readonly Icon[]): void {
  useSyncExternalStore(drawings?.listen ?? nothing, drawings?.count ?? never, never);
  useEffect(() => {
    drawings?.want(icons);
  });
}
