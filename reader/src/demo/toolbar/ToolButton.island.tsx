import * as icons from '../../ui/Icon/icons.ts';
import { IconButton, type IconButtonProps } from '../../ui/IconButton/IconButton.tsx';

export interface ToolButtonProps extends IconButtonProps {
  /** Whether it has just done what it is for; only some can show that. */
  isDone?: boolean | undefined;
}

/** One tool of a demo; what it does shows on pointing as well. */
export function ToolButton({ icon, isDone, ...attributes }: ToolButtonProps) {
  return (
    <IconButton
      className="demo-tool"
      title={attributes.label}
      {...attributes}
      icon={isDone ? icons.check : icon}
      data-done={isDone ? '' : undefined}
    />
  );
}
