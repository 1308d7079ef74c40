import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from './icons.ts';
import { ToolIcon } from './ToolIcon.tsx';

export interface ToolButtonProps extends ComponentPropsWithRef<'button'> {
  icon: IconName;
  /** What it does is its name, and shows on pointing. */
  label: string;
  /** Whether it has just done what it is for; only some can show that. */
  isDone?: boolean | undefined;
  children?: ReactNode;
}

/** One tool of a demo. */
export function ToolButton(props: ToolButtonProps) {
  const { icon, label, isDone, children, ...attributes } = props;

  return (
    <button
      className="demo-tool"
      title={label}
      {...attributes}
      type="button"
      aria-label={label}
      data-done={isDone ? '' : undefined}
    >
      <ToolIcon name={isDone ? 'check' : icon} />
      {children}
    </button>
  );
}
