import { facetInk } from './finish.ts';
import type { PrismLook } from './prism.ts';
import { facet, seamless } from './shapes.ts';
import { add, cross, type Eye, times, unit, type Vec } from './space.ts';

export interface RibbonLook extends PrismLook {
  /** Unit direction across the band. */
  across: Vec;
  /** Width at the start, the middle and the end. */
  widths: readonly [number, number, number];
  thick: number;
  /** Only the face that lies on the curve, for what is laid on another band and is not seen from behind it. */
  faceOnly?: boolean;
}

const ON_CURVE = 0;

/** A thick band along a curve: straps and headbands. Facets come with their depth so that callers may split near from far. */
export function ribbon(view: Eye, curve: readonly Vec[], look: RibbonLook): { depth: number; drawing: string }[] {
  const { across, widths, thick, colour, finish = 'matte', shift = 0, faceOnly = false } = look;
  const wide = (index: number): number => {
    const t = (index / Math.max(1, curve.length - 1)) * 2;
    return t < 1 ? widths[0] + (widths[1] - widths[0]) * t : widths[1] + (widths[2] - widths[1]) * (t - 1);
  };
  const section = (index: number): Vec[] => {
    const here = curve[index] ?? [0, 0, 0];
    const ahead = curve[Math.min(curve.length - 1, index + 1)] ?? here;
    const behind = curve[Math.max(0, index - 1)] ?? here;
    const out = times(unit(cross(add(ahead, times(behind, -1)), across)), thick);
    const half = times(across, wide(index) / 2);
    return [
      add(here, half),
      add(here, times(half, -1)),
      add(add(here, out), times(half, -1)),
      add(add(here, out), half),
    ];
  };
  const sections = curve.map((_, index) => section(index));
  const facets: { depth: number; drawing: string }[] = [];
  sections.slice(1).forEach((to, index) => {
    const from = sections[index];
    if (!from) return;
    for (let edge = 0; edge < 4; edge += 1) {
      if (faceOnly && edge !== ON_CURVE) continue;
      const [a, b, c, d] = [from[edge], from[(edge + 1) % 4], to[(edge + 1) % 4], to[edge]];
      if (!a || !b || !c || !d) continue;
      const outward = view.turn(unit(cross(add(d, times(a, -1)), add(b, times(a, -1)))));
      if (outward[2] <= 0) continue;
      const fill = facetInk(colour, finish, outward, shift);
      facets.push({ depth: view.turn(a)[2] + view.turn(c)[2], drawing: facet([a, b, c, d].map(view.project), fill) });
    }
  });
  return facets.sort((x, y) => x.depth - y.depth);
}

export const drawn = (facets: readonly { drawing: string }[]): string =>
  seamless(facets.map(({ drawing }) => drawing).join(''));

/** Points on an arc of an ellipse, degrees measured clockwise from the right, mapped into the scene. */
export function arc(
  from: number,
  to: number,
  count: number,
  rx: number,
  ry: number,
  into: (x: number, y: number) => Vec,
): Vec[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return into(rx * Math.cos(angle), ry * Math.sin(angle));
  });
}
