import { Drawing } from './Drawing.tsx';
import { type IconName, icons } from './icons.ts';

/** A drawing of a tool. */
export function ToolIcon({ name }: { name: IconName }) {
  return <Drawing name={name} lines={icons[name]} />;
}
