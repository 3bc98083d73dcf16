import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { facet, type Point, path, polygon, seamless } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { lacquer } from './scooter-solid.ts';

/** A guard about a wheel: where the wheel is, its radius, half its width, and from which degree to which it goes. */
export interface Guard {
  at: Point;
  r: number;
  half: number;
  span: readonly [from: number, to: number];
  colour: string;
}

const STEPS = 14;

/** One thin sheet bent about a wheel, with a skirt on either side; what shows of its inside lies behind the wheel. */
export function fender(view: Eye, { at: [x, y], r, half, span: [from, to], colour }: Guard) {
  const skirt = (step: number): number => 7 + 19 * Math.sin((Math.PI * step) / STEPS) ** 0.6;
  const profile = (step: number): Point[] => [
    [-half, r - skirt(step)],
    [-half, r - 5],
    [-half * 0.72, r + 3],
    [half * 0.72, r + 3],
    [half, r - 5],
    [half, r - skirt(step)],
  ];
  const place = (step: number, [z, out]: Point): Vec => {
    const angle = ((from + ((to - from) * step) / STEPS) * Math.PI) / 180;
    return [x + out * Math.cos(angle), y + out * Math.sin(angle), z];
  };
  const outside: { depth: number; art: string }[] = [];
  let inside = '';
  for (let step = 0; step < STEPS; step += 1) {
    const angle = ((from + ((to - from) * (step + 0.5)) / STEPS) * Math.PI) / 180;
    const [one, other] = [profile(step), profile(step + 1)];
    for (let edge = 0; edge < one.length - 1; edge += 1) {
      const [[z1, r1], [z2, r2]] = [one[edge] ?? [0, 0], one[edge + 1] ?? [0, 0]];
      const [out, side] = [z2 - z1, r1 - r2];
      const normal = view.turn(unit([out * Math.cos(angle), out * Math.sin(angle), side]));
      const near = [one[edge], one[edge + 1]].map((point) => place(step, point ?? [0, 0]));
      const far = [other[edge + 1], other[edge]].map((point) => place(step + 1, point ?? [0, 0]));
      const corners = [...near, ...far].map(view.project);
      const depth = view.turn([x + r * Math.cos(angle), y + r * Math.sin(angle), (z1 + z2) / 2])[2];
      if (normal[2] > 0) outside.push({ depth, art: facet(corners, lacquer(colour, normal, 0.04)) });
      else inside += polygon(corners);
    }
  }
  const ink = tone(colour, -0.62);
  return {
    inside: path(inside, { fill: ink, stroke: ink, width: 3 }),
    outside: seamless(
      outside
        .sort((a, b) => a.depth - b.depth)
        .map(({ art }) => art)
        .join(''),
    ),
  };
}
