import type { Point } from './shapes.ts';

/** A closed smooth outline through the given points, clockwise; a point named twice in a row stays a corner. */
export function outline(points: readonly Point[], steps = 7): Point[] {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const between = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return points.flatMap((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    if (from[0] === to[0] && from[1] === to[1]) return [];
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps;
      return [between(before[0], from[0], to[0], after[0], t), between(before[1], from[1], to[1], after[1], t)];
    });
  });
}
