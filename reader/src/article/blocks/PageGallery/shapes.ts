// What small drawings are made of: paths on 120 by 64, in up to three layers.

/** Soft grounds, lines, and what matters in the color of the house. */
export interface Preview {
  soft?: string;
  line?: string;
  accent?: string;
}

/** A rectangle with round corners, as a path. */
export function box(x: number, y: number, width: number, height: number, radius = 4): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const turn = `a${radius} ${radius} 0 0 1`;
  return (
    `M${x + radius} ${y}h${across}${turn} ${radius} ${radius}v${down}` +
    `${turn}-${radius} ${radius}h-${across}${turn}-${radius}-${radius}v-${down}` +
    `${turn} ${radius}-${radius}Z`
  );
}

export function dot(x: number, y: number, radius: number): string {
  return box(x - radius, y - radius, 2 * radius, 2 * radius, radius);
}
