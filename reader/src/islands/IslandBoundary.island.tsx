import { type ReactNode, useLayoutEffect } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.island.tsx';
import { IslandFailure } from './IslandFailure.island.tsx';

interface IslandBoundaryProps {
  children: ReactNode;
  onLive?: (() => void) | undefined;
}

/** Keeps an error inside its island: the visitor reads what happened and may begin anew. */
export function IslandBoundary({ children, onLive }: IslandBoundaryProps) {
  useLayoutEffect(() => onLive?.(), [onLive]);

  return (
    <ErrorBoundary fallback={(error, reset) => <IslandFailure failure={error} onReset={reset} />}>
      {children}
    </ErrorBoundary>
  );
}
