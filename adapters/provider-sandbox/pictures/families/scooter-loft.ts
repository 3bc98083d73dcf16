import { roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { facet, type Point, seamless } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { lacquer } from './scooter-solid.ts';

/** A cut across a column: how far along it, half its depth to the front, half its width, and how round its corners are, 0 to 1. */
export type Cut = readonly [share: number, deep: number, wide: number, round: number];

/** The line a column stands on, in the plane of travel. */
export interface Axis {
  foot: Point;
  top: Point;
}

const along = ({ foot, top }: Axis, share: number): Point => [
  foot[0] + (top[0] - foot[0]) * share,
  foot[1] + (top[1] - foot[1]) * share,
];

/** What points to the front, square to the column. */
export function ahead({ foot, top }: Axis): Point {
  const span = Math.hypot(top[0] - foot[0], top[1] - foot[1]) || 1;
  return [(foot[1] - top[1]) / span, (top[0] - foot[0]) / span];
}

/** A place on a column: so far along it, so far before it, so far to the near side. */
export function placeOn(axis: Axis, share: number, before = 0, z = 0): Vec {
  const [[x, y], [px, py]] = [along(axis, share), ahead(axis)];
  return [x + px * before, y + py * before, z];
}

/** A column through the given cuts, shaded round. */
export function loft(view: Eye, axis: Axis, cuts: readonly Cut[], colour: string, z = 0, shift = 0): string {
  const [px, py] = ahead(axis);
  const rings = cuts.map(([share, deep, wide, round]) => ({
    share,
    line: roundedOutline(deep * 2, wide * 2, Math.max(1, Math.min(deep, wide) * round), -deep, -wide, 4),
  }));
  const faces = rings.slice(0, -1).flatMap((one, index) => {
    const other = rings[index + 1] ?? one;
    const at = ({ share, line }: typeof one, point: number): Vec => {
      const [before, side] = line[point % line.length] ?? [0, 0];
      return placeOn(axis, share, before, z + side);
    };
    return one.line.map(([p1, q1], point) => {
      const [p2, q2] = one.line[(point + 1) % one.line.length] ?? [p1, q1];
      const span = Math.hypot(p2 - p1, q2 - q1) || 1;
      const [before, side] = [(q2 - q1) / span, (p1 - p2) / span];
      const normal = view.turn([px * before, py * before, side]);
      if (normal[2] <= -0.02) return '';
      const corners = [at(one, point), at(one, point + 1), at(other, point + 1), at(other, point)];
      return facet(corners.map(view.project), lacquer(colour, normal, shift));
    });
  });
  const [last] = rings.slice(-1);
  const lid = view.turn([-py, px, 0]);
  const cap = last?.line.map(([before, side]) => view.project(placeOn(axis, last.share, before, z + side))) ?? [];
  return seamless(faces.join('') + (lid[2] > 0 ? facet(cap, lacquer(colour, lid, shift)) : ''));
}
