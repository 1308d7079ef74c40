import type { ComponentPropsWithoutRef } from 'react';
import { useRovingFocus } from '../useRovingFocus.ts';

interface ToolbarProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'role' | 'onFocus' | 'onKeyDown'> {
  'aria-label': string;
  /** Which elements in it are its tools. */
  tools: string;
}

/** Tools in a row: one stop for the Tab key, walked by the arrow keys. */
export function Toolbar({ tools, ...attributes }: ToolbarProps) {
  return <div {...attributes} {...useRovingFocus<HTMLDivElement>(tools)} role="toolbar" />;
}
