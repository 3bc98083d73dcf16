import { lightness, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { type Corner, rounded } from '#adapters/provider-sandbox/pictures/kit/extrude.ts';
import { facetInk } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { facet, num, type Point, path, polygon, seamless } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { type Eye, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** Points of an arc about a place; degrees run clockwise from the front. */
export function arc(x: number, y: number, r: number, from: number, to: number, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
}

/** How far to the left a round edge mirrors the lamp, and over how much of its bend. */
const [GLEAM_AT, GLEAM_WIDE] = [-0.16, 0.24];

/** Ink of a face of lacquered metal: its edge towards the lamp gleams, the side away from it is clearly darker. */
export function lacquer(colour: string, normal: Vec, shift = 0): string {
  const [x, y] = normal;
  const gleam = Math.exp(-(((x - GLEAM_AT) / GLEAM_WIDE) ** 2)) * (1 - Math.min(1, y * y));
  const away = Math.max(0, x * 0.9 + y * 0.5);
  const dark = lightness(colour) < 0.4;
  return facetInk(colour, 'matte', normal, shift + gleam * (dark ? 0.5 : 0.24) - away * (dark ? 0.36 : 0.24));
}

/** Corners rounded with no more facets than are seen of them. */
export const soft = (corners: readonly Corner[]): Point[] => rounded(corners, (r) => (r > 60 ? 5 : r > 18 ? 3 : 2));

export interface Solid {
  /** Seen from the side, clockwise. */
  outline: readonly Point[];
  /** From the far side to the near one. */
  z: readonly [far: number, near: number];
  colour: string;
  /** How far its long edges are broken; 0 leaves them sharp. */
  bevel?: number;
  shift?: number;
}

/** The outline drawn in by so much all round. */
function drawnIn(outline: readonly Point[], by: number): Point[] {
  const at = (index: number): Point => outline[(index + outline.length) % outline.length] ?? [0, 0];
  const normal = ([x1, y1]: Point, [x2, y2]: Point): Point => {
    const span = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [(y2 - y1) / span, (x1 - x2) / span];
  };
  return outline.map(([x, y], index) => {
    const [a, b] = [normal(at(index - 1), at(index)), normal(at(index), at(index + 1))];
    const share = by / Math.max(0.5, 1 + a[0] * b[0] + a[1] * b[1]);
    return [x - (a[0] + b[0]) * share, y - (a[1] + b[1]) * share];
  });
}

/** A body cut to an outline, its edges broken, so that each of them catches light or lies in the shade. */
export function solid(
  sheet: Sheet,
  view: Eye,
  { outline, z: [far, near], colour, bevel = 8, shift = 0 }: Solid,
): string {
  const inner = drawnIn(outline, bevel);
  const whole = [
    { z: far + bevel, line: outline, side: 0 },
    { z: near - bevel, line: outline, side: 1 },
  ];
  const rings = bevel ? [{ z: far, line: inner, side: -1 }, ...whole, { z: near, line: inner, side: 1 }] : whole;
  const faces = rings.slice(0, -1).flatMap((one, ring) => {
    const other = rings[ring + 1] ?? one;
    return outline.flatMap(([x1, y1], index) => {
      const next = (index + 1) % outline.length;
      const [x2, y2] = outline[next] ?? [x1, y1];
      const span = Math.hypot(x2 - x1, y2 - y1);
      const normal = view.turn(unit([(y2 - y1) / (span || 1), (x1 - x2) / (span || 1), one.side]));
      if (span < 0.01 || normal[2] <= 0) return [];
      const corner = ({ line, z }: typeof one, at: number): Vec => [line[at]?.[0] ?? 0, line[at]?.[1] ?? 0, z];
      const corners = [corner(one, index), corner(one, next), corner(other, next), corner(other, index)];
      const depth = view.turn([(x1 + x2) / 2, (y1 + y2) / 2, (one.z + other.z) / 2])[2];
      return [{ depth, art: facet(corners.map(view.project), lacquer(colour, normal, shift)) }];
    });
  });
  const side = lacquer(colour, view.turn([0, 0, 1]), shift);
  const fill = sheet.linear([
    [0, tone(side, 0.16)],
    [0.5, side],
    [1, tone(side, -0.3)],
  ]);
  return (
    seamless(
      faces
        .sort((a, b) => a.depth - b.depth)
        .map(({ art }) => art)
        .join(''),
    ) + path(polygon(inner.map(([x, y]) => view.project([x, y, near]))), { fill })
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
  const turns = Math.max(3, Math.round(span / (reach * 0.78)));
  const at = (share: number, side: number): string =>
    `${num(x1 + (x2 - x1) * share + px * side)} ${num(y1 + (y2 - y1) * share + py * side)}`;
  const wind = (from: number, to: number): string =>
    Array.from(
      { length: turns },
      (_, index) =>
        `M${at((index + 0.1 + from * 0.6) / turns, from * 2 - 1)}L${at((index + 0.1 + to * 0.6) / turns, to * 2 - 1)}`,
    ).join('');
  const wire = radius * 0.5 * view.scale;
  return (
    rod(view, [from, to], radius * 1.1, '#3a3d43') +
    path(wind(0, 1), { stroke: tone(colour, -0.55), width: wire * 1.3, round: true }) +
    path(wind(0, 1), { stroke: colour, width: wire * 0.9, round: true }) +
    path(wind(0.15, 0.5), { stroke: tone(colour, 0.5), width: wire * 0.3, round: true })
  );
}
