interface DrawingProps {
  /** Elements of SVG; undefined while they are on their way. */
  elements: string | undefined;
  className?: string | undefined;
}

/** An icon as the package draws it. */
export function Drawing({ elements = '', className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build read it from the package.
      dangerouslySetInnerHTML={{ __html: elements }}
    />
  );
}
