import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface BesideProps {
  element: Element | null;
  where: 'before' | 'after';
  children: ReactNode;
}

/** Shows something beside a prerendered element, in a place that takes part in no layout of its own. */
export function Beside({ element, where, children }: BesideProps) {
  const [place, setPlace] = useState<HTMLElement>();

  useLayoutEffect(() => {
    const made = document.createElement('div');
    made.style.display = 'contents';
    element?.[where](made);
    setPlace(made);
    return () => made.remove();
  }, [element, where]);

  return place && createPortal(children, place);
}
