import type { Density } from '../../preferences/shownDensity.client.ts';
import type { Direction } from '../../preferences/shownDirection.client.ts';

/** Makes a theme when it is first asked for, and the same is meant ever after. */
export function madeOnce<Theme>(make: (direction: Direction, density: Density) => Theme) {
  const made = new Map<string, Theme>();

  return (direction: Direction, density: Density): Theme => {
    const name = `${direction} ${density}`;
    const theme = made.get(name) ?? make(direction, density);
    made.set(name, theme);
    return theme;
  };
}
