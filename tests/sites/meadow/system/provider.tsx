import type { ReactNode } from 'react';

/** What stands around the demos of this site. */
export default function Provider({ children }: { children: ReactNode }) {
  return <div className="meadow">{children}</div>;
}
