import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { mainsPlug } from '#adapters/provider-sandbox/pictures/kit/mains.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, num, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** A cone that ends in a tall narrow slot. */
function concentrator({ sheet }: Studio, view: Eye, r: number, half: number): string {
  const ink = '#34373d';
  const cone = lathe(
    sheet,
    view,
    [
      [r * 0.92, half],
      [r * 0.72, half + 56],
    ],
    { colour: ink, finish: 'gloss', axis: [1, 0, 0] },
  );
  const [w, h] = [72, 184];
  const slot = pillow(
    view,
    { origin: [half + 130, -h / 2, w / 2], u: axes.back, v: axes.y },
    w,
    h,
    88,
    { colour: ink, finish: 'gloss', r: 34, bevel: 8, taper: 12 },
    rect(16, 20, w - 32, h - 40, 20, { fill: '#050607', stroke: '#6d727b', width: 3 }),
  );
  return view.turn([1, 0, 0])[2] >= 0 ? cone + slot : slot + cone;
}

/** A barrel with a nozzle, a handle below it and a cord; a short drum, or a slim tube that breathes through its handle. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const accent = chance.pick('accent', ['#d0a068', '#c9ccd1', '#d8348a', '#4a8ad8', mix(colour, '#ffffff', 0.5)]);
  const shape = chance.pick('shape', ['drum', 'tube', 'barrel']);
  const ringed = shape === 'drum';
  const tubular = shape === 'tube';
  const barrelled = shape === 'barrel';
  const r = ringed ? 150 : tubular ? 96 : chance.range('r', 124, 146);
  const half = ringed ? 110 : tubular ? 170 : chance.range('half', 200, 240);
  const axis: Vec = [1, 0, 0];
  const finish = chance.pick('finish', ['matte', 'metal', 'gloss']);
  const handle = lathe(
    sheet,
    view,
    [
      ...smooth(
        [
          [58, 0],
          [62, 20],
          [60, 60],
        ],
        4,
      ),
      [barrelled ? 66 : 60, 400],
      [barrelled ? 80 : 62, 440],
    ],
    {
      colour: barrelled ? tone(colour, -0.06) : colour,
      finish,
      origin: [20, 470, 0],
      axis: unit([barrelled ? -0.1 : 0, -1, 0]),
    },
  );
  const barrel = lathe(
    sheet,
    view,
    !barrelled
      ? smooth(
          [
            [r * (tubular ? 0.8 : 0.94), -half],
            [r, -half + 20],
            [r, half - 20],
            [r * 0.94, half],
          ],
          6,
        )
      : smooth(
          [
            [r * 0.86, -half],
            [r, -half + 70],
            [r * 0.94, 40],
            [r * 0.72, half],
          ],
          8,
        ),
    { colour, finish, axis },
  );
  const nozzle = tubular
    ? concentrator(studio, view, r, half)
    : ringed
      ? lathe(
          sheet,
          view,
          [
            [r * 0.78, half],
            [r * 0.66, half + 110],
          ],
          { colour: '#2b2d32', finish: 'gloss', axis },
        )
      : lathe(
          sheet,
          view,
          smooth(
            [
              [r * 0.68, half],
              [r * 0.6, half + 60],
              [r * 0.74, half + 150],
            ],
            6,
          ),
          { colour: '#2b2d32', finish: 'gloss', axis },
        );
  const collar = lathe(
    sheet,
    view,
    [
      [r * (tubular ? 0.96 : 0.75), half - 8],
      [r * (tubular ? 0.96 : 0.75), half + 14],
    ],
    { colour: accent, finish: 'metal', axis },
  );
  const intake = tubular
    ? lathe(
        sheet,
        view,
        [
          [63, 0],
          [66, 8],
          [66, 112],
        ],
        { colour: mix('#5a5e66', colour, 0.25), finish: 'fabric', origin: [20, 470, 0] },
      ) +
      lathe(
        sheet,
        view,
        [
          [67, 0],
          [67, 12],
        ],
        { colour: accent, finish: 'metal', origin: [20, 362, 0], cap: 'none' },
      )
    : '';
  const towards = view.turn(axis)[2] >= 0;
  const tip: Vec = towards ? [ringed ? half + 110 : half + 150, 0, 0] : [-half, 0, 0];
  const open =
    ringed && towards
      ? circle(0, 0, r * 0.56, { fill: '#0b0c0f' }) + circle(0, 0, r * 0.4, { fill: '#f1f2f4' })
      : circle(0, 0, r * (towards ? 0.66 : 0.74), { fill: '#0b0c0f' }) +
        circle(0, 0, r * (towards ? 0.6 : 0.7), { fill: holes(sheet, 13, '#5a5e66') }) +
        circle(0, 0, r * (towards ? 0.68 : 0.8), { stroke: accent, width: 8 });
  const end =
    tubular && towards ? '' : group(open, { transform: view.plane(tip, [0, 0, towards ? -1 : 1], [0, 1, 0]) });
  const [bx, by] = view.project([20, 150, 62]);
  const [cx, cy] = view.project([20, 476, 0]);
  const cord =
    tube(
      `M${num(cx)} ${num(cy - 10)}C${num(cx)} ${num(cy + 90 * k)} ${num(cx + 110 * k)} ${num(cy + 110 * k)} ${num(cx + 190 * k)} ${num(cy + 62 * k)}S${num(cx + 290 * k)} ${num(cy + 14 * k)} ${num(cx + 318 * k)} ${num(cy + 34 * k)}`,
      20 * k,
      '#2b2d32',
    ) + mainsPlug(sheet, cx + 318 * k, cy + 34 * k, k * 0.86, 122, '#2b2d32');
  const keys =
    rect(bx - 20 * k, by + 10 * k, 40 * k, 76 * k, 20 * k, { fill: roundFill(sheet, '#2b2d32', 'matte') }) +
    circle(bx, by + 34 * k, 12 * k, { fill: accent }) +
    circle(bx, by + 128 * k, 18 * k, { fill: flatFill(sheet, '#3a3d43'), stroke: lighten(colour, 0.4), width: 2 });
  const [mx, my] = view.project([-half * 0.3, 0, r]);
  const seam = path(`M${num(mx - 40 * k)} ${num(my + 50 * k)}h${num(80 * k)}`, {
    stroke: darken(colour, 0.4),
    width: 2,
    opacity: 0.5,
  });
  const parts = towards
    ? [cord, handle, intake, barrel, collar, nozzle, end]
    : [cord, handle, intake, nozzle, collar, barrel, end];
  return parts.join('') + keys + seam;
}

export const drawHairDryer: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 520, 1050, 300, 36, 0.8) +
      whole(studio, eye({ yaw: -26, pitch: 6, roll: -8, cx: 500, cy: 410, scale: 1.24 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1040, 300, 36, 0.8) +
      whole(studio, eye({ yaw: 40, pitch: 8, roll: 6, cx: 620, cy: 410, scale: 1.2 }))
    );
  return whole(studio, eye({ yaw: -52, pitch: 10, roll: -10, cx: 520, cy: 560, scale: 2.1 }));
};
