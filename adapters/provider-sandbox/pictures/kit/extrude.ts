import { tone } from './colour.ts';
import { facetInk } from './finish.ts';
import { axes, type PrismLook, prism } from './prism.ts';
import { type Point, path, polygon } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import type { Eye } from './space.ts';

/** A corner of a side outline: how far to the front, how far down, and the radius it is rounded by. */
export type Corner = readonly [z: number, y: number, r?: number];

const STEPS = 6;

/** The corners as a closed line, each of them rounded. */
export function rounded(corners: readonly Corner[], stepsOf: (r: number) => number = () => STEPS): Point[] {
  const at = (index: number): Corner => corners[(index + corners.length) % corners.length] ?? [0, 0];
  return corners.flatMap(([z, y, r = 0], index): Point[] => {
    if (r === 0) return [[z, y]];
    const towards = ([toZ, toY]: Corner): Point => {
      const share = Math.min(0.5, r / (Math.hypot(toZ - z, toY - y) || 1));
      return [z + (toZ - z) * share, y + (toY - y) * share];
    };
    const [from, to] = [towards(at(index - 1)), towards(at(index + 1))];
    const steps = stepsOf(r);
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = step / steps;
      const bend = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      return [bend(from[0], z, to[0]), bend(from[1], y, to[1])];
    });
  });
}

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** A body of one width with the given outline from the side; it stands `w` wide about `x`. */
export function extrude(
  sheet: Sheet,
  view: Eye,
  w: number,
  corners: readonly Corner[],
  look: PrismLook,
  x = 0,
): string {
  const side = view.turn(axes.x)[2] > 0 ? 1 : -1;
  const flat = rounded(corners).map(([z, y]): Point => [-side * z, y]);
  const line = area(flat) > 0 ? flat : flat.reverse();
  const ink = facetInk(look.colour, look.finish ?? 'matte', view.turn([side, 0, 0]), look.shift);
  const fill = sheet.linear([
    [0, tone(ink, 0.12)],
    [0.6, ink],
    [1, tone(ink, -0.1)],
  ]);
  const face = path(polygon(line), { fill, stroke: tone(ink, 0.45), width: 2.5 });
  return prism(view, { origin: [x + (side * w) / 2, 0, 0], u: [0, 0, -side], v: axes.y }, line, w, look, face);
}
