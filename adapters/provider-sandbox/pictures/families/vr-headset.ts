import { lightness, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { arc, drawn, ribbon } from '#adapters/provider-sandbox/pictures/kit/ribbon.ts';
import { circle, group, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { controller } from './vr-controller.ts';

/** How high the straps lie, where the sides of the rear one end, and how far back it goes. */
const STRAP_Y = -10;
const SIDES_END = -90;
const BACK = -500;
/** How many of the points of the rear strap at either end belong to the stiff arms of the visor. */
const ARM = 12;

/** A dark pill with a pair of eyes in it, or one with the emitter of the depth sensor. */
const pill = (sheet: Sheet, x: number, y: number, eyes: readonly number[]): string =>
  rect(x - 32, y - 72, 64, 144, 32, { fill: flatFill(sheet, '#17191d', 'gloss'), stroke: '#c4c8ce', width: 3 }) +
  eyes.map((down) => lens(sheet, x, y + down, 24, '#4a4e56')).join('');

/** What looks outwards on the front, about its middle. */
const fronts = {
  pills: (sheet: Sheet) =>
    pill(sheet, -168, 0, [-36, 36]) +
    pill(sheet, 168, 0, [-36, 36]) +
    pill(sheet, 0, 0, []) +
    circle(0, -34, 13, { fill: '#2b2f3a', stroke: '#4a4e56', width: 2 }) +
    circle(0, 30, 15, { fill: '#3a1f28', stroke: '#4a4e56', width: 2 }),
  clusters: (sheet: Sheet) =>
    [-1, 1]
      .map((side) =>
        [
          [190, -44],
          [140, 28],
          [212, 34],
        ]
          .map(([x = 0, y = 0], index) => lens(sheet, side * x, y, index === 0 ? 30 : 24, '#4a4e56'))
          .join(''),
      )
      .join(''),
  corners: (sheet: Sheet) =>
    repeat(4, (index) => lens(sheet, index % 2 ? 212 : -212, index < 2 ? -72 : 84, 24, '#4a4e56')) +
    [-58, 58].map((x) => lens(sheet, x, -8, 32, '#4a4e56')).join(''),
};

/** Points of the strap over the head, from the top of the visor to the middle of the rear strap. */
function overHead(h: number, d: number): Vec[] {
  const [front, rear]: [Vec, Vec] = [
    [0, -h / 2 + 19, -d / 2 + 26],
    [0, STRAP_Y - 26, BACK + 10],
  ];
  return Array.from({ length: 22 }, (_, index): Vec => {
    const t = index / 21;
    const along = 0.5 - Math.cos(t * Math.PI) / 2;
    const rise = Math.sin(t * Math.PI) ** 0.8 * 150;
    return [0, front[1] + (rear[1] - front[1]) * along - rise, front[2] + (rear[2] - front[2]) * along];
  });
}

/** Visor with its outward cameras, face cushion behind it, arms, a strap around the back and one over the head. */
function headset({ sheet, chance, colour }: Studio, view: Eye): string {
  const [w, h, d] = [chance.range('w', 580, 650), chance.range('h', 300, 370), chance.range('d', 150, 220)];
  const corner = chance.range('corner', 120, 150);
  const dark = chance.yes('dark-visor', 0.5);
  const finish = dark ? 'gloss' : 'matte';
  const [visor, strapInk] = [dark ? '#24262c' : colour, lightness(colour) > 0.5 ? '#777c85' : '#4a4e56'];
  const side = w / 2 - 8;
  const rear: Vec[] = [
    [-side, STRAP_Y, -24],
    ...arc(180, 360, 34, side, SIDES_END - BACK, (x, z) => [x, STRAP_Y, z + SIDES_END]),
    [side, STRAP_Y, -24],
  ];
  const band = (points: readonly Vec[], widths: readonly [number, number, number], ink: string, thick = 18) =>
    drawn(
      ribbon(view, points, {
        across: [0, 1, 0],
        widths,
        thick,
        colour: ink,
        finish: ink === strapInk ? 'fabric' : 'matte',
      }),
    );
  const armInk = dark ? '#3a3d43' : tone(colour, -0.04);
  const arms = [
    band(rear.slice(0, ARM), [104, 82, 64], armInk, 22),
    band(rear.slice(-ARM), [64, 82, 104], armInk, 22),
  ] as const;
  const [nearArm, farArm] = view.turn([1, 0, 0])[2] > 0 ? [arms[1], arms[0]] : [arms[0], arms[1]];
  const over = overHead(h, d);
  const strap = (points: readonly Vec[]) =>
    drawn(
      ribbon(view, points.toReversed(), {
        across: [1, 0, 0],
        widths: [64, 64, 64],
        thick: 12,
        colour: strapInk,
        finish: 'fabric',
      }),
    );
  // Art on the face would lie flat over its rounded edge, so the body is left to its own shading.
  const face =
    rect(64, 64, w - 128, h - 128, corner - 50, {
      fill: sheet.linear(
        [
          [0, '#ffffff', dark ? 0.22 : 0.5],
          [0.5, '#ffffff', dark ? 0.02 : 0.1],
          [1, '#10131a', dark ? 0 : 0.05],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    group(fronts[chance.pick('front', ['pills', 'clusters', 'corners'])](sheet), {
      transform: `translate(${w / 2} ${h / 2})`,
    });
  const frame = (inset: number, z: number) => ({
    origin: [-w / 2 + inset, -h / 2 + inset, z] as Vec,
    u: [1, 0, 0] as Vec,
    v: [0, 1, 0] as Vec,
  });
  const body = pillow(
    view,
    frame(0, d / 2),
    w,
    h,
    d,
    { colour: visor, finish, r: corner, bevel: 64, taper: 20, fine: true },
    face,
  );
  const cushion = pillow(
    view,
    frame(32, -d / 2),
    w - 64,
    h - 64,
    84,
    { colour: mix(strapInk, '#2c2f35', 0.6), finish: 'fabric', r: 116, bevel: 6, backBevel: 22 },
    '',
  );
  return (
    farArm +
    strap(over.slice(7)) +
    band(rear.slice(ARM - 1, -ARM + 1), [64, 104, 64], strapInk) +
    cushion +
    body +
    nearArm +
    strap(over.slice(0, 8))
  );
}

export const drawVrHeadset: Draw = (studio) => {
  const { sheet, view } = studio;
  const hand = controller(studio);
  if (view === 1)
    return (
      groundShadow(sheet, 560, 780, 400, 56) +
      headset(studio, eye({ yaw: -26, pitch: 14, cx: 545, cy: 600, scale: 1.16 })) +
      groundShadow(sheet, 760, 1046, 110, 20) +
      groundShadow(sheet, 985, 1046, 110, 20) +
      place(group(hand, { transform: 'scale(-1 1)' }), 750, 830, 0.78, 8) +
      place(hand, 985, 830, 0.78, -8)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 860, 430, 60) +
      headset(studio, eye({ yaw: 48, pitch: 16, cx: 720, cy: 620, scale: 1.2 }))
    );
  return headset(studio, eye({ yaw: -20, pitch: 8, roll: 6, cx: 560, cy: 640, scale: 1.7 }));
};
