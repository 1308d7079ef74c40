interface DrawingProps {
  name: string;
  /** Lines on the grid that the family shares. */
  lines: string;
}

/** One drawing; it says nothing that the name of what it stands in does not. */
export function Drawing({ name, lines }: DrawingProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={lines} />
    </svg>
  );
}
