import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** One of the drawings in `icons.ts`. */
  icon: string;
  /** What it does, for whoever cannot see the icon. */
  label: string;
}

/** A button that shows an icon, and next to it what is passed as children. */
export function IconButton({ icon, label, children, ...attributes }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" {...attributes} aria-label={label}>
      <Icon path={icon} />
      {children}
    </button>
  );
}
