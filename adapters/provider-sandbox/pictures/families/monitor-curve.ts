import { facetInk } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import {
  facet,
  group,
  num,
  type Point,
  path,
  polygon,
  rect,
  seamless,
} from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

interface Panel {
  w: number;
  h: number;
  deep: number;
  /** How far from the screen the middle of its circle is. */
  radius: number;
}

/** Upright strips that the artwork is laid in, each of them flat. */
const STRIPS = 48;
/** Nearer is taller: a parallel view alone would show no more of the bend than a faint arc. */
const PERSPECTIVE = 1 / 1500;
const OVERLAP = 8;
/** Not quite 1: only a group with an opacity is cut out as one, and not layer by layer with the black below at its edge. */
const WHOLE = 0.9999;

/** A panel bent towards the viewer; `face` is its flat artwork in `0 0 w h`, of its front or of its back. */
export function curvedPanel(
  { sheet, colour }: Studio,
  view: Eye,
  { w, h, deep, radius }: Panel,
  face: string,
  side: 'front' | 'back',
): string {
  const at = (x: number, y: number, behind: number): Point => {
    const angle = (x - w / 2) / radius;
    const reach = radius + behind;
    const z = radius - reach * Math.cos(angle);
    const point: Vec = [reach * Math.sin(angle), (y - h / 2) * (1 + view.turn([0, 0, z])[2] * PERSPECTIVE), z];
    return view.project(point);
  };
  const steps = Array.from({ length: STRIPS + 1 }, (_, step) => (w * step) / STRIPS);
  const near = side === 'front' ? 0 : deep;
  const far = deep - near;
  const pairs = steps.slice(1).map((to, index) => [steps[index] ?? 0, to] as const);
  const bar = (from: number, to: number, y: number): string =>
    facet(
      [at(from, y, near), at(to, y, near), at(to, y, far), at(from, y, far)],
      facetInk(colour, 'matte', [0, y ? 1 : -0.9, 0.3]),
    );
  const end = (x: number): string =>
    facet(
      [at(x, 0, near), at(x, h, near), at(x, h, far), at(x, 0, far)],
      facetInk(colour, 'matte', [x ? 1 : -1, 0, 0.2]),
    );
  const edges = pairs.map(([from, to]) => bar(from, to, 0)).join('') + end(0) + end(w);
  const shown = sheet.reused(face);
  const strips = pairs.map(([from, to]) => {
    // Artwork on the back runs the other way.
    const [left, right] = side === 'front' ? [from, to] : [w - from, w - to];
    const middle = (left + right) / 2;
    const [u, o, v] = [at(right, h / 2, near), at(left, h / 2, near), at(middle, h, near)];
    const top = at(middle, 0, near);
    const [ux, uy] = [(u[0] - o[0]) / (to - from), (u[1] - o[1]) / (to - from)];
    const [vx, vy] = [(v[0] - top[0]) / h, (v[1] - top[1]) / h];
    const half = (to - from) / 2;
    const matrix = [...[ux, uy, vx, vy].map((n) => n.toFixed(4)), num(top[0] - ux * half), num(top[1] - uy * half)];
    // A strip runs on below the next one, or their softened edges would let the ground through between them.
    const clip = sheet.clip(rect(from, -20, to - from + OVERLAP, h + 40, 0, { fill: '#000' }));
    const transform = `matrix(${matrix.join(' ')}) translate(${num(-from)} 0)`;
    return group(group(shown, { clip, opacity: WHOLE }), { transform });
  });
  const outline = [...steps.map((x) => at(x, 0, near)), ...steps.toReversed().map((x) => at(x, h, near))];
  const bent = sheet.linear(
    side === 'front'
      ? [
          [0, '#ffffff', 0.16],
          [0.3, '#ffffff', 0],
          [0.52, '#000000', 0.12],
          [0.8, '#000000', 0],
          [1, '#000000', 0.22],
        ]
      : [
          [0, '#000000', 0.3],
          [0.4, '#ffffff', 0.1],
          [1, '#000000', 0.34],
        ],
    0,
    0,
    1,
    0,
  );
  const d = polygon(outline);
  return (
    seamless(edges) +
    path(d, { fill: side === 'front' ? '#08090b' : colour }) +
    group(strips.join(''), { clip: sheet.clip(path(d, { fill: '#000' })) }) +
    path(d, { fill: bent })
  );
}
