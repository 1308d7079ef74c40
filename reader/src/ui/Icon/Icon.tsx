interface IconProps {
  /** One of the drawings in `icons.ts`. */
  path: string;
}

/** A drawing of the site's own family; it says nothing that the text beside it does not. */
export function Icon({ path }: IconProps) {
  return (
    <svg className="Icon-root" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
