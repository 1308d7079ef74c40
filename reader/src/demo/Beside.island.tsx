import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface BesideProps {
  element: Element | null;
  where: 'before' | 'after';
  children: ReactNode;
}

/** Shows something beside a prerendered element, in a place that takes part in no layout of its own. */
export function Beside({ element, where, children }: BesideProps) {
  const [place] = useState(createPlace);

  useLayoutEffect(() => {
    element?.[where](place);
    return () => place.remove();
  }, [element, where, place]);

  return createPortal(children, place);
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return place;
}
