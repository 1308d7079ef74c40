import { Fragment, type ReactNode, useEffect, useState } from 'react';

interface RestartableProps {
  root: HTMLElement;
  children: ReactNode;
}

/** Forgets all that its children remember whenever its root is asked to begin anew. */
export function Restartable({ root, children }: RestartableProps) {
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const begin = () => setTurn((before) => before + 1);
    root.addEventListener('restart', begin);
    return () => root.removeEventListener('restart', begin);
  }, [root]);

  return <Fragment key={turn}>{children}</Fragment>;
}
