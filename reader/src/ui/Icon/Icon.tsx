import { type IconName, icons } from './icons.ts';

/** One drawing of the site's own family; it says nothing that the text beside it does not. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing path={icons[name]} />;
}

/** The same from the strokes themselves. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="Icon-root" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
