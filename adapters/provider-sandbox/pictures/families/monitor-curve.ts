import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { facetInk, flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import {
  facet,
  group,
  type Point,
  path,
  polygon,
  repeat,
  seamless,
} from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { wallpaper } from '#adapters/provider-sandbox/pictures/kit/wallpaper.ts';

interface Panel {
  w: number;
  h: number;
  deep: number;
  /** How far from the screen the middle of its circle is. */
  radius: number;
}

/** How long a straight piece of a bent line is at most. */
const PIECE = 24;
/** Nearer is taller: a parallel view alone would show no more of the bend than a faint arc. */
const PERSPECTIVE = 1 / 1500;
const BEZEL = 10;
const CHIN = 24;

/** Where a place of the flat panel is on the picture, so far behind its screen. */
type Bend = (x: number, y: number, behind: number) => Point;

function bendOf(view: Eye, { w, h, radius }: Panel): Bend {
  return (x, y, behind) => {
    const angle = (x - w / 2) / radius;
    const reach = radius + behind;
    const z = radius - reach * Math.cos(angle);
    const point: Vec = [reach * Math.sin(angle), (y - h / 2) * (1 + view.turn([0, 0, z])[2] * PERSPECTIVE), z];
    return view.project(point);
  };
}

/** A closed flat line as it runs over the panel: its long straights are bent with it. */
const bent = (bend: Bend, line: readonly Point[], behind: number): Point[] =>
  line.flatMap(([x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length] ?? [x, y];
    const pieces = Math.max(1, Math.ceil(Math.abs(nextX - x) / PIECE));
    return repeatPoints(pieces, (share) => bend(x + (nextX - x) * share, y + (nextY - y) * share, behind));
  });

const repeatPoints = (count: number, at: (share: number) => Point): Point[] =>
  Array.from({ length: count }, (_, index) => at(index / count));

/**
 * Artwork `w` by `h` laid over an area of the picture: along the line of the panel and as large as the area needs, whose
 * outline cuts it. Laid in strips it would be drawn over and over, and its edges would have steps.
 */
function laidOver(area: readonly Point[], bend: Bend, { w, h }: Panel, art: string): string {
  const [left, right, top, foot] = [bend(0, h / 2, 0), bend(w, h / 2, 0), bend(w / 2, 0, 0), bend(w / 2, h, 0)];
  const [ux, uy] = [(right[0] - left[0]) / w, (right[1] - left[1]) / w];
  const [vx, vy] = [(foot[0] - top[0]) / h, (foot[1] - top[1]) / h];
  const whole = ux * vy - uy * vx;
  const flat = area.map(([x, y]): Point => [(x * vy - y * vx) / whole, (ux * y - uy * x) / whole]);
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [kx, ky] = [(Math.max(...xs) - x) / w, (Math.max(...ys) - y) / h];
  const matrix = [ux * kx, uy * kx, vx * ky, vy * ky, ux * x + vx * y, uy * x + vy * y].map((n) => n.toFixed(4));
  return group(art, { transform: `matrix(${matrix.join(' ')})` });
}

/** The top of the panel and the side that shows. */
function edgesOf({ colour }: Studio, bend: Bend, { w, h, deep }: Panel, near: number): string {
  const far = deep - near;
  const pieces = Math.ceil(w / PIECE);
  const top = repeat(pieces, (index) => {
    const [from, to] = [(w * index) / pieces, (w * (index + 1)) / pieces];
    return facet(
      [bend(from, 0, near), bend(to, 0, near), bend(to, 0, far), bend(from, 0, far)],
      facetInk(colour, 'matte', [0, -0.9, 0.3]),
    );
  });
  const end = (x: number): string =>
    facet(
      [bend(x, 0, near), bend(x, h, near), bend(x, h, far), bend(x, 0, far)],
      facetInk(colour, 'matte', [x ? 1 : -1, 0, 0.2]),
    );
  return seamless(top + end(0) + end(w));
}

/** The lit screen of a panel that is bent towards the viewer. */
export function curvedFront(studio: Studio, view: Eye, panel: Panel): string {
  const { sheet, chance, colour } = studio;
  const { w, h } = panel;
  const bend = bendOf(view, panel);
  const line = (points: readonly Point[]): Point[] => bent(bend, points, 0);
  const outline = polygon(line(roundedOutline(w, h, 6)));
  const lit = line(roundedOutline(w - BEZEL * 2, h - BEZEL - CHIN, 4, BEZEL, BEZEL));
  const sheen = line([
    [0, 0],
    [w * 0.74, 0],
    [w * 0.2, h],
    [0, h],
  ]);
  const light = sheet.linear(
    [
      [0, '#ffffff', 0.13],
      [0.6, '#ffffff', 0.035],
      [1, '#ffffff', 0],
    ],
    0,
    0,
    0.6,
    1,
  );
  const shade = sheet.linear(
    [
      [0, '#ffffff', 0.16],
      [0.3, '#ffffff', 0],
      [0.52, '#000000', 0.12],
      [0.8, '#000000', 0],
      [1, '#000000', 0.22],
    ],
    0,
    0,
    1,
    0,
  );
  const art = laidOver(lit, bend, panel, wallpaper(sheet, chance, w, h, colour));
  return (
    edgesOf(studio, bend, panel, 0) +
    path(outline, { fill: '#08090b' }) +
    group(art, { clip: sheet.clip(path(polygon(lit), { fill: '#000' })) }) +
    path(polygon(sheen), { fill: light }) +
    path(outline, { fill: shade })
  );
}

/** The back of such a panel, with the hub that the neck is held by. */
export function curvedBack(studio: Studio, view: Eye, panel: Panel): string {
  const { sheet, colour } = studio;
  const { w, h, deep } = panel;
  const bend = bendOf(view, panel);
  const area = (x: number, y: number, wide: number, high: number, r: number): string =>
    polygon(bent(bend, roundedOutline(wide, high, r, x, y), deep));
  const outline = area(0, 0, w, h, 10);
  const pitch = (h * 0.09) / 4;
  const slots = repeat(4, (index) => {
    const y = h * 0.25 + index * pitch;
    return (
      path(area(w * 0.34, y, w * 0.32, pitch * 0.5, pitch * 0.25), { fill: darken(colour, 0.6) }) +
      path(area(w * 0.34, y + pitch * 0.56, w * 0.32, 1.4, 0.5), { fill: lighten(colour, 0.3), opacity: 0.7 })
    );
  });
  const shade = sheet.linear(
    [
      [0, '#000000', 0.3],
      [0.4, '#ffffff', 0.1],
      [1, '#000000', 0.34],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    edgesOf(studio, bend, panel, deep) +
    path(outline, { fill: flatFill(sheet, colour) }) +
    path(area(w * 0.26, h * 0.2, w * 0.48, h * 0.62, 40), {
      fill: flatFill(sheet, tone(colour, -0.12)),
      stroke: darken(colour, 0.3),
      width: 2,
    }) +
    slots +
    path(outline, { fill: shade })
  );
}
