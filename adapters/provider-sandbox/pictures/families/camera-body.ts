import { darken, isWhite, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { litEdges } from '#adapters/provider-sandbox/pictures/kit/edge.ts';
import { type Finish, facetInk, flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { outline } from '#adapters/provider-sandbox/pictures/kit/outline.ts';
import { axes, prism } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import {
  circle,
  ellipse,
  facet,
  type Point,
  path,
  polygon,
  rect,
  seamless,
} from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { type Eye, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';

export interface CameraBody {
  w: number;
  h: number;
  d: number;
  shell: string;
  leather: string;
  finish: Finish;
  /** How far the grip stands out of the front; a flat front has a low one. */
  grip: number;
  gripWide: number;
  /** Skin all round or on the grip alone. */
  skin: 'all' | 'grip';
  /** The body seen from behind: its grip is at the other end and turned away. */
  behind?: boolean;
}

/** From above, where a point named twice ends a straight run: a flat back, a rounded end, a straight front that swells into the grip under the fingers. */
function footprint({ w, d, grip, gripWide, behind = false }: CameraBody): Point[] {
  const [x, z] = [w / 2, d / 2];
  const front = outline(
    [
      [-x + 34, -z],
      [-x + 34, -z],
      [x - 50, -z],
      [x - 50, -z],
      [x - 12, -z + 14],
      [x, -z * 0.3],
      [x - 3, z * 0.5],
      [x - 30, z - 4],
      [x - 70, z],
      [x - 70, z],
      [-x + gripWide * 1.46, z],
      [-x + gripWide * 1.46, z],
      [-x + gripWide * 1.18, z + grip * 0.08],
      [-x + gripWide * 0.97, z + grip * 0.56],
      [-x + gripWide * 0.75, z + grip * 0.94],
      [-x + gripWide * 0.49, z + grip],
      [-x + gripWide * 0.19, z + grip * 0.72],
      [-x + 4, z * 0.7],
      [-x, 0],
      [-x + 6, -z * 0.7],
    ],
    4,
  );
  // Points within a straight run would only make its one wall many.
  const bent = front.filter(([px, pz], index) => {
    const [before, after] = [front.at(index - 1) ?? [0, 0], front[(index + 1) % front.length] ?? [0, 0]];
    return Math.abs((px - before[0]) * (after[1] - pz) - (pz - before[1]) * (after[0] - px)) > 1;
  });
  return behind ? bent.map(([px, pz]): Point => [-px, -pz]) : bent;
}

/** Fine pebbles, each lit from above, as of the skin on a camera's grip. */
function grain(sheet: Sheet, leather: string): string {
  const [lit, deep] = [tone(leather, 0.24), darken(leather, 0.4)];
  const pebble = (x: number, y: number, r: number): string =>
    ellipse(x, y + 1, r, r * 0.8, { fill: deep }) + ellipse(x - 0.4, y, r * 0.8, r * 0.62, { fill: lit });
  const pebbles: readonly (readonly [number, number, number])[] = [
    [3, 3, 2.4],
    [10, 2.5, 2.1],
    [16.5, 4, 2.5],
    [6.5, 8.5, 2.5],
    [13.5, 9.5, 2.2],
    [19, 11, 2],
    [2.6, 13.5, 2.1],
    [9.5, 15, 2.5],
    [16, 16, 2.3],
  ];
  return sheet.pattern(20, 19, pebbles.map(([x, y, r]) => pebble(x, y, r)).join(''), 12);
}

/** A dark body shows its form by the light that runs down where it faces the lamp. */
const sheen = ([x]: Vec): number => 0.3 * Math.exp(-(((x + 0.42) / 0.26) ** 2));

/** A body as one piece: its walls run round the footprint in three belts, its upper edge is rounded over. */
export function cameraBody(sheet: Sheet, view: Eye, made: CameraBody): string {
  const { w, h, shell, leather, finish, gripWide, behind } = made;
  const ring = footprint(made);
  const edge = ring.map((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    return { from, to, out: unit([from[1] - to[1], 0, to[0] - from[0]]).map((part) => -part) as unknown as Vec };
  });
  // Where two walls meet they share a direction, and with it their light: the swell has no steps.
  const corner = (index: number): Vec => {
    const [a, b] = [edge.at(index - 1)?.out ?? axes.z, edge[index % edge.length]?.out ?? axes.z];
    return unit([a[0] + b[0], 0, a[2] + b[2]]);
  };
  const bevel = 22;
  /** A point of the outline, drawn in by `inset` at height `y`. */
  const at = (index: number, inset: number, y: number): Point => {
    const [x, z] = ring[index % ring.length] ?? [0, 0];
    const [nx, , nz] = corner(index);
    return view.project([x - nx * inset, y, z - nz * inset]);
  };
  const belt = (
    low: readonly [number, number],
    high: readonly [number, number],
    rise: number,
    ink: string,
    matter: Finish,
    only: (from: Point) => boolean = () => true,
  ) =>
    edge.flatMap(({ from }, index) => {
      const [a, b] = [corner(index), corner(index + 1)];
      const out = unit([a[0] + b[0], 0, a[2] + b[2]]);
      const normal = view.turn(unit([out[0], -rise, out[2]]));
      if (normal[2] <= 0 || !only(from)) return [];
      const points = [at(index, ...low), at(index + 1, ...low), at(index + 1, ...high), at(index, ...high)];
      return [
        {
          depth: view.turn([from[0], 0, from[1]])[2],
          points,
          fill: facetInk(ink, matter, normal, isWhite(ink) ? 0 : sheen(normal)),
        },
      ];
    });
  const [foot, skinLow, skinHigh, shoulder] = [h / 2, h * 0.4, -h * 0.26, -h / 2 + bevel];
  const onGrip = ([x, z]: Point): boolean => (behind ? -x : x) < -w / 2 + gripWide * 1.3 && (behind ? -z : z) > -30;
  const skinned = made.skin === 'all' ? () => true : onGrip;
  const skin = belt([0, skinLow], [0, skinHigh], 0, leather, 'matte', skinned);
  // Where there is no skin the wall is one piece from foot to shoulder.
  const bare = belt([0, foot - 8], [0, shoulder], 0, shell, finish, (from) => !skinned(from));
  const walls = [
    ...belt([5, foot], [0, foot - 8], -0.7, shell, finish),
    ...belt([0, foot - 8], [0, skinLow], 0, shell, finish, skinned),
    ...skin,
    ...bare,
    ...belt([0, skinHigh], [0, shoulder], 0, shell, finish, skinned),
    ...belt([0, shoulder], [bevel * 0.14, shoulder - bevel * 0.5], 0.4, shell, finish),
    ...belt([bevel * 0.14, shoulder - bevel * 0.5], [bevel * 0.5, shoulder - bevel * 0.86], 1.1, shell, finish),
    ...belt([bevel * 0.5, shoulder - bevel * 0.86], [bevel, -h / 2], 2.6, shell, finish),
  ].sort((a, b) => a.depth - b.depth);
  const plate = ring.map((_, index) => at(index, bevel, -h / 2));
  const shoulders = ring.map((_, index) => at(index, bevel * 0.5, shoulder - bevel * 0.86));
  const top =
    path(polygon(plate), { fill: flatFill(sheet, isWhite(shell) ? shell : lighten(shell, 0.07), finish) }) +
    litEdges(shoulders, shell, 2.6);
  const texture = path(skin.map(({ points }) => polygon(points)).join(''), {
    fill: grain(sheet, leather),
    opacity: 0.55,
  });
  return seamless(walls.map(({ points, fill }) => facet(points, fill)).join('')) + texture + top;
}

/** The hump of the finder: sloping sides, a rounded roof; artwork on its face is drawn about its middle. */
export function finderHump(
  sheet: Sheet,
  view: Eye,
  made: CameraBody,
  x: number,
  z: number,
  depth: number,
  { half, rise }: { half: number; rise: number },
  art = '',
): string {
  const points = outline(
    [
      [-132, 22],
      [-132, 22],
      [-112, -6],
      [-88, -62],
      [-66, -78],
      [0, -84],
      [66, -78],
      [88, -62],
      [112, -6],
      [132, 22],
      [132, 22],
    ].map(([x = 0, y = 0]): Point => [(x * half) / 132, y > 0 ? y : (y * rise) / 84]),
    6,
  );
  const { h, shell, finish } = made;
  const face = path(polygon(points), { fill: flatFill(sheet, shell, finish), stroke: tone(shell, 0.16), width: 2 });
  return prism(
    view,
    { origin: [x, -h / 2, z], u: axes.x, v: axes.y },
    points,
    depth,
    { colour: shell, finish },
    face + art,
  );
}

/** The eyepiece in a rubber cup, for the hump seen from behind. */
export const eyepiece = (sheet: Sheet): string =>
  rect(-76, -66, 152, 80, 26, { fill: flatFill(sheet, '#1b1d21'), stroke: '#3a3d43', width: 3 }) +
  rect(-52, -50, 104, 48, 14, { fill: '#060709' }) +
  circle(-10, -30, 12, { fill: '#28386b', opacity: 0.8 });
