import { isWhite, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import type { Finish } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { axes, prism } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import {
  circle,
  num,
  type Point,
  path,
  polygon,
  rect,
  repeat,
} from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { type Grip, gripOutline, type Jug, radiusAt } from './kettle-shapes.ts';

/** One kettle on the sheet; `side` 1 has its spout on the left, -1 on the right. */
export interface Stand {
  sheet: Sheet;
  view: Eye;
  jug: Jug;
  side: 1 | -1;
}

/** A point of the kettle's middle plane on the picture: x from the axis towards the handle, y from the foot upwards, z to the viewer. */
export const spot =
  ({ view, jug, side }: Stand) =>
  (x: number, y: number, z = 0): string =>
    view
      .project([x * side, jug.h / 2 - y, z])
      .map(num)
      .join(' ');

/** A spout drawn out of the wall: it turns into the body on one side and ends in a lip whose inside is dark. */
export function spout(stand: Stand, colour: string, finish: Finish): string {
  const { sheet, view, jug, side } = stand;
  const { out, from, lift } = jug.spout;
  const { h } = jug;
  const at = spot(stand);
  const rim = radiusAt(jug, 1);
  const root = radiusAt(jug, from);
  const tip = at(-rim - out, h + lift);
  const near = at(-rim * 0.5, h, rim * 0.866);
  const far = at(-rim * 0.5, h, -rim * 0.866);
  const nearBend = at(-rim * 1.02, h + lift * 0.2, rim * 0.4);
  const farBend = at(-rim * 1.02, h + lift * 0.2, -rim * 0.4);
  const wall = `M${tip}Q${nearBend} ${near}C${at(-rim * 0.5, h * 0.9, rim * 0.8)} ${at(-root * 0.62, h * (from + 0.06), root * 0.6)} ${at(-root * 0.78, h * (from - 0.02), root * 0.4)}Q${at(-root * 0.98, h * (from - 0.05), root * 0.1)} ${at(-root * 1.0, h * (from + 0.02))}C${at(-root * 0.99, h * (from + 0.1))} ${at(-rim - out * 0.52, h * 0.9)} ${tip}Z`;
  const peak = isWhite(colour) ? 0.5 : finish === 'matte' ? 0.22 : 0.55;
  const low = isWhite(colour) ? -0.2 : -0.42;
  const lit = side === 1 ? 1 : -1;
  const fill = sheet.linear(
    [
      [0, tone(colour, lit === 1 ? low * 0.7 : low)],
      [0.16, tone(colour, lit === 1 ? peak : low * 0.5)],
      [0.42, tone(colour, lit === 1 ? peak * 0.3 : low * 0.8), 1],
      [0.66, tone(colour, lit === 1 ? low * 0.4 : low * 0.4), 0.8],
      [1, tone(colour, lit === 1 ? peak * 0.4 : low * 0.5), 0],
    ],
    side === 1 ? 0 : 1,
    0,
    side === 1 ? 1 : 0,
    0.15,
  );
  const k = view.scale;
  const crease = path(
    `M${at(-rim * 0.5, h * 0.94, rim * 0.8)}C${at(-rim * 0.52, h * 0.9, rim * 0.8)} ${at(-root * 0.62, h * (from + 0.06), root * 0.6)} ${at(-root * 0.78, h * (from - 0.02), root * 0.4)}Q${at(-root * 0.94, h * (from - 0.05), root * 0.1)} ${at(-root * 0.99, h * (from + 0.02))}`,
    { stroke: tone(colour, low * 1.6), width: 5 * k, opacity: isWhite(colour) ? 0.3 : 0.5, round: true },
  );
  const mouth = path(`M${tip}Q${nearBend} ${near}L${far}Q${farBend} ${tip}Z`, {
    fill: sheet.linear([
      [0, tone(colour, -0.45)],
      [1, tone(colour, -0.82)],
    ]),
  });
  const lip =
    path(`M${far}Q${farBend} ${tip}Q${nearBend} ${near}`, { stroke: tone(colour, low), width: 9 * k, round: true }) +
    path(`M${far}Q${farBend} ${tip}Q${nearBend} ${near}`, {
      stroke: tone(colour, peak * 0.8 + 0.1),
      width: 5.5 * k,
      round: true,
    });
  return crease + path(wall, { fill }) + mouth + lip;
}

/** A handle with a thickness: lit along its outer edge, in the shade inside, a softer strip where the palm lies. */
export function handle({ sheet, view, jug, side }: Stand, kind: Grip, colour: string): string {
  const world = gripOutline(jug, kind).map(([x, y]): Point => [x * side, jug.h / 2 - y]);
  const line = side === 1 ? world : world.reverse();
  const soft = isWhite(colour) ? 0.45 : 1;
  const fill = sheet.linear(
    [
      [0, tone(colour, 0.34)],
      [0.4, tone(colour, 0.04)],
      [0.75, tone(colour, -0.22 * soft)],
      [1, tone(colour, -0.38 * soft)],
    ],
    0,
    0,
    0.8,
    1,
  );
  const face =
    path(polygon(line), { fill }) + path(polygon(line), { stroke: tone(colour, 0.45), width: 3, opacity: 0.55 });
  const thick = 62;
  return prism(
    view,
    { origin: [0, 0, thick / 2], u: axes.x, v: axes.y },
    line,
    thick,
    { colour, finish: 'gloss', shift: isWhite(colour) ? 0 : 0.06 },
    face,
  );
}

/** The lid inside the rim, its hinge block at the handle and the key that opens it. */
export function lid({ sheet, view, jug, side }: Stand, colour: string, trim: string, finish: Finish): string {
  const rim = radiusAt(jug, 1);
  const top = -jug.h / 2;
  const rise = jug.lid === 'dome' ? 44 : 16;
  const cover = lathe(
    sheet,
    view,
    smooth(
      [
        [rim * 0.93, 0],
        [rim * 0.91, rise * 0.4],
        [rim * (jug.lid === 'dome' ? 0.74 : 0.84), rise * 0.85],
        [rim * (jug.lid === 'dome' ? 0.56 : 0.76), rise],
      ],
      6,
    ),
    { colour, finish, origin: [0, top - 4, 0] },
  );
  const block = (x: number, w: number, h: number, thick: number, ink: string): string => {
    const left = side === 1 ? x : -x - w;
    const line: Point[] = [
      [left + 8, top - h],
      [left + w - 8, top - h],
      [left + w, top - h + 10],
      [left + w, top + 8],
      [left, top + 8],
      [left, top - h + 10],
    ];
    const face =
      path(polygon(line), {
        fill: sheet.linear([
          [0, tone(ink, 0.3)],
          [1, tone(ink, -0.25)],
        ]),
      }) +
      circle(left + w / 2, top - h / 2 + 6, 8, { fill: mix(ink, '#8b9099', 0.6), stroke: tone(ink, -0.5), width: 2 });
    return prism(
      view,
      { origin: [0, 0, thick / 2], u: axes.x, v: axes.y },
      line,
      thick,
      { colour: ink, finish: 'gloss', shift: isWhite(ink) ? 0 : 0.1 },
      face,
    );
  };
  return cover + block(rim * 0.62, rim * 0.42 + 18, 26, 84, trim);
}

/** A dark plate with a lit key, which stands on the base or on the wall. */
export const keyPlate = (x: number, y: number, k: number, lit: string): string =>
  rect(x - 70 * k, y - 20 * k, 140 * k, 40 * k, 12 * k, { fill: '#08090b' }) +
  repeat(4, (index) =>
    circle(x + (index - 1.5) * 32 * k, y, 8 * k, { stroke: index === 2 ? lit : '#8b9099', width: 3 }),
  );
