import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { litEdges } from '#adapters/provider-sandbox/pictures/kit/edge.ts';
import { type Finish, facetInk } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { facet, num, type Point, path, polygon, seamless } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** Points of an arc about a place; degrees run clockwise from the front. */
export function arc(x: number, y: number, r: number, from: number, to: number, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
}

interface Slab {
  /** Seen from the side, clockwise. */
  outline: readonly Point[];
  /** From the far side to the near one. */
  z: readonly [far: number, near: number];
  colour: string;
  finish?: Finish;
  /** How many edges of the outline have a face across; all of them unless given. */
  edges?: number;
}

/** A plate cut to an outline, as wide as from one side to the other. */
export function slab(view: Eye, { outline, z, colour, finish = 'matte', edges = outline.length }: Slab): string {
  const [far, near] = z;
  const sides = outline.slice(0, edges).flatMap(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    const span = Math.hypot(x2 - x1, y2 - y1) || 1;
    const normal = view.turn([(y2 - y1) / span, (x1 - x2) / span, 0]);
    if (normal[2] <= 0) return [];
    const corners: Vec[] = [
      [x1, y1, far],
      [x2, y2, far],
      [x2, y2, near],
      [x1, y1, near],
    ];
    const depth = view.turn([(x1 + x2) / 2, (y1 + y2) / 2, 0])[2];
    return [{ depth, art: facet(corners.map(view.project), facetInk(colour, finish, normal, 0.12)) }];
  });
  const rim = outline.map(([x, y]) => view.project([x, y, near]));
  return (
    seamless(
      sides
        .sort((a, b) => a.depth - b.depth)
        .map(({ art }) => art)
        .join(''),
    ) +
    path(polygon(rim), {
      fill: facetInk(colour, finish, view.turn([0, 0, 1]), 0.1),
      stroke: tone(colour, 0.26),
      width: 2,
      round: true,
    }) +
    litEdges(rim, colour, 3.4)
  );
}

const route = (view: Eye, points: readonly Vec[]): string =>
  `M${points.map((point) => view.project(point).map(num).join(' ')).join('L')}`;

/** A round bar through these places. */
export const rod = (view: Eye, points: readonly Vec[], width: number, colour: string): string =>
  tube(route(view, points), width * view.scale, colour);

/** A flat line through these places: a cable, a strip of light. */
export const strip = (view: Eye, points: readonly Vec[], width: number, stroke: string): string =>
  path(route(view, points), { stroke, width: width * view.scale, round: true });

/** A flat band around a bar. */
export const band = (view: Eye, from: Vec, to: Vec, width: number, stroke: string): string =>
  path(route(view, [from, to]), { stroke, width: width * view.scale });

/** A spring around its damper. */
export function coil(view: Eye, from: Vec, to: Vec, radius: number, colour: string): string {
  const [[x1, y1], [x2, y2]] = [view.project(from), view.project(to)];
  const span = Math.hypot(x2 - x1, y2 - y1) || 1;
  const reach = radius * view.scale;
  const [px, py] = [((y2 - y1) / span) * reach, ((x1 - x2) / span) * reach];
  const turns = 6;
  const at = (share: number, side: number): string =>
    `${num(x1 + (x2 - x1) * share + px * side)} ${num(y1 + (y2 - y1) * share + py * side)}`;
  const wind = Array.from(
    { length: turns },
    (_, index) => `M${at((index + 0.05) / turns, -1)}L${at((index + 0.75) / turns, 1)}`,
  ).join('');
  const wire = radius * 0.56 * view.scale;
  return (
    rod(view, [from, to], radius * 1.1, '#3a3d43') +
    path(wind, { stroke: tone(colour, -0.5), width: wire * 1.35, round: true }) +
    path(wind, { stroke: colour, width: wire, round: true })
  );
}
