import { darken, isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { facetInk } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { facet, type Point, path, polygon, seamless } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { add, cross, type Eye, times, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';

export const depth = 460;
/** Half the width of the core between the plates. */
export const HALF_CORE = 46;
const THICK = 24;
const BLACK = '#131418';

/** Which part of a plate a cut takes out: where it begins and ends at the front edge, in shares of the height from the top. */
export type Cut = readonly [from: number, to: number];
/** How much higher a cut is at the back than at the front. */
const SLANT = 0.06;

/** Like the collar of a coat: a plate bends outwards at its top, a little at its foot, and along its front edge. */
function flare(z: number, share: number): number {
  const top = Math.max(0, (0.5 - share) / 0.5) ** 2 * 40;
  const foot = Math.max(0, (share - 0.62) / 0.38) ** 2 * 14;
  return top + foot + Math.max(0, z / (depth / 2)) ** 2 * 12;
}

/** The plate from its side, its edges bowed a little and its corners round; closed, from the front to the back along the top. */
function outlineOf(h: number): Point[] {
  return roundedOutline(depth, h, 46, -depth / 2, -h / 2, 8).flatMap(([z, y], index, all): Point[] => {
    const [nextZ, nextY] = all[(index + 1) % all.length] ?? [z, y];
    const parts = Math.hypot(nextZ - z, nextY - y) > 90 ? 12 : 1;
    return Array.from({ length: parts }, (_, part): Point => {
      const t = part / parts;
      const [pz, py] = [z + (nextZ - z) * t, y + (nextY - y) * t];
      const [u, v] = [pz / (depth / 2), py / (h / 2)];
      // A taut bow: the front edge and the top are furthest out in their middles.
      return [-(pz + Math.sign(u) * 9 * (1 - v * v)), py + Math.sign(v) * 10 * (1 - u * u) * Math.abs(v) ** 4];
    });
  });
}

/** One plate; `side` is 1 for the right one. */
export function plate(sheet: Sheet, view: Eye, h: number, side: 1 | -1, colour: string, cuts: readonly Cut[]): string {
  const share = (y: number): number => (y + h / 2) / h;
  const outer = ([z, y]: Point): Vec => [side * (HALF_CORE + THICK + flare(z, share(y))), y, z];
  const inner = (point: Point): Vec => add(outer(point), [-side * THICK, 0, 0]);
  const ring = outlineOf(h);
  const edges = ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const [a, b, c, d] = [outer(from), outer(to), inner(to), inner(from)];
    const along = unit(add(b, times(a, -1)));
    const out = view.turn(unit(cross([-1, 0, 0], along)));
    if (out[2] <= 0) return [];
    return [facet([a, b, c, d].map(view.project), facetInk(colour, 'gloss', out, isWhite(colour) ? 0.05 : 0.16))];
  });
  const outside = view.turn([side, 0, 0])[2] > 0;
  const shape = polygon(ring.map((point) => view.project((outside ? outer : inner)(point))));
  const shade = isWhite(colour) ? 1 : 1.9;
  const face = outside
    ? path(shape, {
        fill: sheet.linear(
          [
            [0, tone(colour, -0.12 * shade)],
            [0.2, tone(colour, 0)],
            [0.42, tone(colour, 0.2 * shade)],
            [0.7, tone(colour, -0.02)],
            [1, tone(colour, -0.15 * shade)],
          ],
          0.35,
          0,
          0.55,
          1,
        ),
      }) +
      path(shape, {
        fill: sheet.linear(
          [
            [0, '#ffffff', isWhite(colour) ? 0.75 : 0.22],
            [0.1, '#ffffff', 0.1],
            [0.5, '#10141c', 0],
            [1, '#10141c', isWhite(colour) ? 0.1 : 0.35],
          ],
          0,
          0,
          1,
          0,
        ),
      }) +
      path(shape, { stroke: tone(colour, isWhite(colour) ? -0.16 : 0.34), width: 2.5 })
    : path(shape, {
        fill: sheet.linear([
          [0, darken(colour, isWhite(colour) ? 0.08 : 0.24)],
          [1, darken(colour, isWhite(colour) ? 0.26 : 0.5)],
        ]),
      });
  return seamless(edges.join('')) + face + (outside ? cuts.map((cut) => slash(view, h, side, cut)).join('') : '');
}

/** A dark cut across the outside of a plate and round its front edge, one lip of it lit; of a plate seen from within nothing shows of it. */
function slash(view: Eye, h: number, side: 1 | -1, [from, to]: Cut): string {
  const front = depth / 2 + 9;
  const at = (z: number, down: number, inwards = 0): Point => {
    const y = (down - (SLANT * (front - z)) / depth) * h - h / 2;
    // The cut sags a little on its way, as the plate it runs over is bent.
    const sag = 8 * (1 - ((z / front) * 2) ** 2 / 4);
    return view.project([side * (HALF_CORE + THICK + flare(z, (y + h / 2) / h) - inwards), y + sag, z]);
  };
  const way = Array.from({ length: 13 }, (_, index) => front - (index * (depth + 18)) / 12);
  const band = [...way.map((z) => at(z, from)), ...way.toReversed().map((z) => at(z, to))];
  const lip = [...way.map((z) => at(z, to)), ...way.toReversed().map((z) => at(z, to + 0.003))];
  const rim = [at(front, from), at(front, from, THICK), at(front, to, THICK), at(front, to)];
  return (
    path(polygon(rim), { fill: BLACK }) +
    path(polygon(band), { fill: BLACK }) +
    path(polygon(lip), { fill: '#ffffff', opacity: 0.7 })
  );
}
