import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { arc, drawn, ribbon } from '#adapters/provider-sandbox/pictures/kit/ribbon.ts';
import { circle, group, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { ball, face, farSide } from './security-parts.ts';
import { DOWN, WALL, wallShadow } from './security-wall.ts';

/** A weatherproof barrel under a visor on a wall arm. */
function hooded(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const r = chance.range('r', 140, 168);
  const axis = unit([0, 0.12, 1]);
  const origin: Vec = [0, -80, -190];
  const plate = lathe(
    sheet,
    view,
    [
      [124, 0],
      [124, 22],
      [112, 32],
    ],
    { colour, origin: [0, 250, WALL.hooded], axis: [0, 0, 1] },
  );
  const rod = (origin: Vec, axis: Vec, long: number): string =>
    lathe(
      sheet,
      view,
      [
        [40, 0],
        [34, 30],
        [34, long],
      ],
      { colour: darken(colour, 0.1), finish: 'metal', origin, axis },
    );
  const arm =
    rod([0, 250, WALL.hooded + 30], [0, 0, 1], 210) +
    rod([0, 250, WALL.hooded + 236], [0, -1, 0], 220) +
    ball({ ...studio, colour: darken(colour, 0.1) }, view, [0, 250, WALL.hooded + 236], 44);
  const body = lathe(
    sheet,
    view,
    [
      ...smooth(
        [
          [r * 0.6, 0],
          [r * 0.94, 30],
          [r, 70],
        ],
        5,
      ),
      [r, 380],
    ],
    { colour, origin, axis },
  );
  const tip: Vec = [origin[0] + axis[0] * 381, origin[1] + axis[1] * 381, origin[2] + axis[2] * 381];
  const front = group(circle(0, 0, r, { fill: lighten(colour, 0.2) }) + face(studio, r * 0.92), {
    transform: view.plane(tip, [1, 0, 0], unit([0, 1, -0.12])),
  });
  const hood = drawn(
    ribbon(
      view,
      arc(195, 345, 61, r * 1.06, r * 1.06, (x, y) => [x, y - 70, 0]),
      { across: [0, 0.12, 0.99], widths: [420, 420, 420], thick: 10, colour: tone(colour, 0.06) },
    ),
  );
  return plate + arm + body + front + hood;
}

/** A rounded box that runs on a battery, on a ball joint; a pale eye for movement under its lens. */
function battery(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const [w, h, d] = [330, 380, 250];
  const wall = lathe(
    sheet,
    view,
    [
      [104, 0],
      [104, 22],
      [40, 60],
      [34, 150],
    ],
    { colour, origin: [0, 60, WALL.battery], axis: [0, 0, 1] },
  );
  const art =
    rect(34, 34, w - 68, h - 68, 108, { fill: flatFill(sheet, '#15171b', 'gloss'), stroke: '#5a5e66', width: 3 }) +
    place(face(studio, 106), w / 2, 150) +
    circle(w / 2, h - 92, 34, { fill: '#e9ebee', stroke: '#8b9099', width: 3 }) +
    circle(w / 2, h - 92, 20, { fill: '#ffffff', opacity: 0.8 });
  const box = pillow(
    view,
    { origin: [-w / 2, -h / 2 + 20, 130], u: axes.x, v: axes.y },
    w,
    h,
    d,
    { colour, finish: 'gloss', r: 140, bevel: 34, backBevel: 60 },
    art,
  );
  return wall + box;
}

/** The wall plate, the arm from it, and the drum under which a head turns. */
function bracket(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const plate = pillow(
    view,
    { origin: [-90, -300, -230], u: axes.x, v: axes.y },
    180,
    300,
    44,
    { colour, r: 40, bevel: 12 },
    '',
  );
  const arm = pillow(
    view,
    { origin: [-60, -270, 60], u: axes.x, v: axes.y },
    120,
    90,
    300,
    { colour, finish: 'gloss', r: 34, bevel: 14 },
    '',
  );
  const drum = lathe(
    sheet,
    view,
    [
      [116, 0],
      [124, 10],
      [124, 96],
      [108, 116],
    ],
    { colour, finish: 'gloss', origin: [0, -160, 10] },
  );
  return plate + arm + drum;
}

/** A head that turns under a bracket: a plain ball. */
function hanging(studio: Studio, view: Eye): string {
  const r = 178;
  const at: Vec = [0, 20, 10];
  return (
    bracket(studio, view) +
    ball(studio, view, at, r) +
    group(face(studio, r * 0.66), { transform: view.plane([0, at[1], at[2] + r * 0.76], axes.x, axes.y) })
  );
}

/** The same with a lamp at either side of a broad head, and two aerials. */
function lamps(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const [w, h] = [400, 270];
  const aerial = (side: -1 | 1): string =>
    lathe(
      sheet,
      view,
      [
        [20, 0],
        [20, 60],
        [14, 80],
        [12, 210],
      ],
      { colour: mix(colour, '#2b2d32', 0.7), axis: unit([side * 0.24, -1, 0]), origin: [side * 118, -220, 10] },
    );
  const lamp = (x: number): string =>
    circle(x, h / 2, 52, { fill: '#f6f1e2', stroke: '#8b9099', width: 5 }) +
    repeat(7, (index) =>
      circle(x, h / 2 - (index ? 28 : 0), 8, { fill: '#ffd98a', transform: `rotate(${index * 60} ${x} ${h / 2})` }),
    );
  const art =
    rect(20, 20, w - 40, h - 40, 110, { fill: flatFill(sheet, '#15171b', 'gloss') }) +
    lamp(80) +
    lamp(w - 80) +
    place(face(studio, 88), w / 2, h / 2);
  const head = pillow(
    view,
    { origin: [-w / 2, -96, 170], u: axes.x, v: axes.y },
    w,
    h,
    280,
    { colour, finish: 'gloss', r: 128, bevel: 20, backBevel: 60 },
    art,
  );
  const neck = lathe(
    sheet,
    view,
    [
      [70, 0],
      [64, 90],
    ],
    { colour: tone(colour, -0.12), origin: [0, -84, 10] },
  );
  const far = farSide(view);
  return aerial(far) + bracket(studio, view) + neck + head + aerial(far === 1 ? -1 : 1);
}

const builds = { hooded, battery, hanging, lamps };

const kindOf = ({ chance }: Studio): keyof typeof builds =>
  chance.pick('build', ['hooded', 'battery', 'hanging', 'lamps']);

/** How far down it is drawn. */
export const outdoorDown = (studio: Studio): number => DOWN[kindOf(studio)];

/** A camera for a wall, in any weather. */
export const outdoorBody = (studio: Studio, view: Eye): string => {
  const kind = kindOf(studio);
  return wallShadow(studio.sheet, view, kind) + builds[kind](studio, view);
};
