import { tone } from './colour.ts';
import { type Finish, facetInk, isWhitePlastic, WHITE_RIM } from './finish.ts';
import { facet, group, type Point, path, polygon, seamless } from './shapes.ts';
import { add, cross, type Eye, times, type Vec } from './space.ts';

/** A flat piece in the scene: artwork x runs along `u`, y along `v`; its thickness goes behind it. */
export interface Frame {
  origin: Vec;
  u: Vec;
  v: Vec;
}

/** How many facets round a corner of this radius. */
export const cornerSteps = (r: number): number => (r < 1 ? 0 : Math.round(Math.min(11, Math.max(3, r / 6))));

/** Corner points of a rounded rectangle, clockwise; outlines that are joined to one another need equal `steps`. */
export function roundedOutline(w: number, h: number, r: number, x = 0, y = 0, steps?: number): Point[] {
  const corner = Math.min(r, w / 2, h / 2);
  const centres: readonly (readonly [number, number, number])[] = [
    [x + corner, y + corner, 180],
    [x + w - corner, y + corner, 270],
    [x + w - corner, y + h - corner, 0],
    [x + corner, y + h - corner, 90],
  ];
  const count = steps ?? cornerSteps(corner);
  return centres.flatMap(([cx, cy, from]) =>
    Array.from({ length: count + 1 }, (_, step): Point => {
      const angle = ((from + (count === 0 ? 45 : (90 * step) / count)) * Math.PI) / 180;
      const reach = count === 0 ? corner * Math.SQRT2 : corner;
      return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
    }),
  );
}

export interface PrismLook {
  colour: string;
  finish?: Finish;
  /** Added to the tone of every side. */
  shift?: number;
}

/** An outline with thickness: shaded sides that face the viewer, then the front artwork laid on top. */
export function prism(
  view: Eye,
  frame: Frame,
  outline: readonly Point[],
  depth: number,
  look: PrismLook,
  face: string,
): string {
  const { finish = 'matte' } = look;
  const normal = cross(frame.u, frame.v);
  const at = ([x, y]: Point, back: number): Point =>
    view.project(add(add(frame.origin, times(normal, -back)), add(times(frame.u, x), times(frame.v, y))));
  const sides = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    if (length < 0.01) return [];
    const outward = view.turn(add(times(frame.u, dy / length), times(frame.v, -dx / length)));
    if (outward[2] <= 0) return [];
    const fill = facetInk(look.colour, finish, outward, look.shift);
    return [facet([at(from, 0), at(to, 0), at(to, depth), at(from, depth)], fill)];
  });
  // The front of a white thing has no side on its lit edges, so its contour is drawn.
  const rim = isWhitePlastic(look.colour, finish)
    ? path(polygon(outline), { stroke: tone(look.colour, WHITE_RIM), width: 5 })
    : '';
  return seamless(sides.join('')) + group(face + rim, { transform: view.plane(frame.origin, frame.u, frame.v) });
}

export const axes = {
  x: [1, 0, 0],
  y: [0, 1, 0],
  z: [0, 0, 1],
  left: [-1, 0, 0],
  up: [0, -1, 0],
  back: [0, 0, -1],
} as const;

export interface SlabLook extends PrismLook {
  r: number;
  /** Centre of the slab; the world's origin unless given. */
  at?: Vec;
}

/** An upright slab facing the viewer; its artwork is drawn in `0 0 w h`. */
export function slab(view: Eye, w: number, h: number, depth: number, look: SlabLook, face: string): string {
  const origin = add(look.at ?? [0, 0, 0], [-w / 2, -h / 2, depth / 2]);
  return prism(view, { origin, u: axes.x, v: axes.y }, roundedOutline(w, h, look.r), depth, look, face);
}

/** Where the lower corners of an upright box about the world's origin meet the floor on the picture. */
export const boxFeet = (view: Eye, w: number, h: number, depth = 0): Point[] =>
  [-w / 2, w / 2].flatMap((x) => [-depth / 2, depth / 2].map((z) => view.project([x, h / 2, z])));

/** A slab lying on the floor (y = 0 is its top); artwork's y runs towards the viewer. */
export function plate(view: Eye, w: number, length: number, depth: number, look: SlabLook, face: string): string {
  const origin = add(look.at ?? [0, 0, 0], [-w / 2, 0, -length / 2]);
  return prism(view, { origin, u: axes.x, v: axes.z }, roundedOutline(w, length, look.r), depth, look, face);
}
