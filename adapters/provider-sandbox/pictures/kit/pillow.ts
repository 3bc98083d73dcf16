import { litEdges } from './edge.ts';
import { facetInk } from './finish.ts';
import { cornerSteps, type Frame, type PrismLook, roundedOutline } from './prism.ts';
import { facet, group, type Point, path, polygon, seamless } from './shapes.ts';
import { add, cross, type Eye, times, unit, type Vec } from './space.ts';

export interface PillowLook extends PrismLook {
  /** Corner radius of the outline. */
  r: number;
  /** How far the front edge is rounded over. */
  bevel: number;
  /** The same for the edge behind; straight unless given. */
  backBevel?: number;
  /** How much narrower the back is than the front on every side; negative for wider. */
  taper?: number;
  /** A large light body shows its facets, so that it is made of more of them. */
  fine?: boolean;
}

/** Facets round a corner at the most: each is drawn once for every ring of the bevels. */
const MOST_STEPS = 7;
const MOST_FINE_STEPS = 9;

interface Ring {
  points: Point[];
  back: number;
}

/** A rounded box whose edges are rounded over, artwork on its face in `0 0 w h`. */
export function pillow(
  view: Eye,
  frame: Frame,
  w: number,
  h: number,
  depth: number,
  look: PillowLook,
  face: string,
): string {
  const { colour, finish = 'matte', shift = 0, r, bevel, backBevel = 0, taper = 0, fine = false } = look;
  const normal = cross(frame.u, frame.v);
  // Every ring has as many points as the outermost, or the facets between two of them would not meet.
  const steps = Math.min(fine ? MOST_FINE_STEPS : MOST_STEPS, (fine ? 2 : 1) * cornerSteps(Math.min(r, w / 2, h / 2)));
  const ring = (inset: number, back: number): Ring => {
    const drawn = inset + (taper * back) / depth;
    return { points: roundedOutline(w - drawn * 2, h - drawn * 2, Math.max(2, r - drawn), drawn, drawn, steps), back };
  };
  const rounded = (radius: number, steps: number, fromBack: boolean): Ring[] =>
    Array.from({ length: radius > 0 ? steps + 1 : 1 }, (_, step) => {
      const angle = (radius > 0 ? step / steps : 0) * (Math.PI / 2);
      const inset = radius * (1 - Math.sin(angle));
      const back = radius * (1 - Math.cos(angle));
      return fromBack ? ring(inset, depth - back) : ring(inset, back);
    });
  const fineness = (radius: number): number => (radius < 12 ? 2 : radius < 24 ? 3 : fine ? 6 : 4);
  const rings = [
    ...rounded(bevel, fineness(bevel), false),
    ...rounded(backBevel, Math.min(3, fineness(backBevel)), true).reverse(),
  ];
  const at = ([x, y]: Point, back: number): Vec =>
    add(add(frame.origin, times(normal, -back)), add(times(frame.u, x), times(frame.v, y)));
  const facets: { depth: number; drawing: string }[] = [];
  rings.slice(1).forEach((rear, index) => {
    const near = rings[index];
    if (!near) return;
    near.points.forEach((from, corner) => {
      const next = (corner + 1) % near.points.length;
      const [to, rearFrom, rearTo] = [near.points[next], rear.points[corner], rear.points[next]];
      if (!to || !rearFrom || !rearTo) return;
      const solid = [at(from, near.back), at(to, near.back), at(rearTo, rear.back), at(rearFrom, rear.back)] as const;
      const along = add(solid[1], times(solid[0], -1));
      const outward = view.turn(unit(cross(add(solid[2], times(solid[1], -1)), along)));
      if (outward[2] <= 0 || Math.hypot(...along) < 0.01) return;
      const fill = facetInk(colour, finish, outward, shift);
      facets.push({
        depth: view.turn(solid[0])[2] + view.turn(solid[2])[2],
        drawing: facet(solid.map(view.project), fill),
      });
    });
  });
  facets.sort((a, b) => a.depth - b.depth);
  const front = rings[0]?.points.map((point) => view.project(at(point, 0))) ?? [];
  const cap = path(polygon(front), { fill: facetInk(colour, finish, view.turn(normal), shift) });
  return (
    seamless(facets.map(({ drawing }) => drawing).join('')) +
    cap +
    group(face, { transform: view.plane(frame.origin, frame.u, frame.v) }) +
    litEdges(front, colour, Math.min(3, Math.max(1.5, bevel * 0.3)))
  );
}
