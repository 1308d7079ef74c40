// Apart from the choice: in the page a demo stands as its library has it, whatever the page does.

export type Density = 'comfortable' | 'compact';

/** How close the elements of demos stand; another way only where a demo is shown apart. */
export function shownDensity(): Density {
  const { apart, density } = document.documentElement.dataset;
  return apart !== undefined && density === 'compact' ? 'compact' : 'comfortable';
}
