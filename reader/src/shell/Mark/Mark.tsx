import { coral, kept, taken } from '../../styles/generated/mark.ts';

/** The sign of the site: a sheet, and the corner that is torn off to take along. */
export function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d={kept} />
      <path fill={coral} d={taken} />
    </svg>
  );
}
