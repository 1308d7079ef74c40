// Apart from the choice: in the page a demo stands as its library has it, whatever the page does;
// but for visitors who try another density on all demos.

export type Density = 'comfortable' | 'compact';

/** How close the elements of demos stand; closer only where one is shown in a preview frame, or all are to be. */
export function shownDensity(): Density {
  const { inFrame, density, demos } = document.documentElement.dataset;
  return (inFrame === undefined ? demos : density) === 'compact' ? 'compact' : 'comfortable';
}
