import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, num, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, unit } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { phoneFront } from './phone-parts.ts';

/** A hook for the blade of an air vent behind the joint, a foot to lean on under it, and the lead that hangs from it. */
function ventClip({ colour }: Studio, view: Eye): string {
  const block = (x: number, y: number, z: number, w: number, h: number, d: number): string =>
    pillow(
      view,
      { origin: [x, y, z], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour: tone(colour, -0.1), finish: 'gloss', r: 18, bevel: 10 },
      '',
    );
  const p = (x: number, y: number, z: number): string => view.project([x, y, z]).map(num).join(' ');
  const lead = tube(
    `M${p(0, 60, -30)}C${p(0, 330, -60)} ${p(120, 400, -40)} ${p(110, 520, -40)}`,
    20 * view.scale,
    '#3a3d43',
  );
  return (
    lead +
    block(-60, -90, -70, 120, 120, 150) +
    block(-24, -60, -220, 48, 26, 160) +
    block(-24, 0, -220, 48, 26, 160) +
    block(-70, 60, -40, 140, 90, 40)
  );
}

/** Suction foot, ball joint and either a magnet disc or two jaws; `loaded` puts a phone in it. */
function whole(studio: Studio, view: Eye, loaded: boolean): string {
  const { sheet, chance, colour } = studio;
  const magnet = chance.yes('magnet', 0.5);
  const accent = chance.pick('accent', ['#c9ccd1', '#e0653a', '#5fd0ff', '#d0a068']);
  const vent = chance.yes('vent', 0.5);
  const foot = lathe(
    sheet,
    view,
    smooth(
      [
        [190, 0],
        [196, 16],
        [170, 44],
        [104, 86],
        [90, 120],
      ],
      6,
    ),
    { colour, finish: 'gloss', origin: [0, 440, -120] },
  );
  const lever = pillow(
    view,
    { origin: [-40, 350, 40], u: axes.x, v: axes.y },
    80,
    60,
    120,
    { colour: tone(colour, -0.1), r: 16, bevel: 8 },
    '',
  );
  const arm = lathe(
    sheet,
    view,
    [
      [46, 0],
      [34, 40],
      [34, 330],
      [44, 360],
    ],
    { colour, origin: [0, 340, -120], axis: unit([0, -1, 0.12]) },
  );
  const joint = lathe(
    sheet,
    view,
    smooth(
      [
        [30, -60],
        [58, -40],
        [64, -10],
        [50, 16],
      ],
      5,
    ),
    { colour: '#4a4e56', finish: 'metal', origin: [0, -30, -40], axis: axes.z },
  );
  const nut = lathe(
    sheet,
    view,
    [
      [72, -20],
      [72, 20],
    ],
    { colour: darken(colour, 0.1), origin: [0, -30, -24], axis: axes.z },
  );
  const disc = magnet
    ? lathe(
        sheet,
        view,
        smooth(
          [
            [150, 0],
            [176, 10],
            [180, 36],
            [170, 50],
          ],
          5,
        ),
        { colour, finish: 'metal', origin: [0, -30, 0], axis: axes.z },
      ) +
      onFront(
        view,
        50,
        circle(0, 0, 166, { fill: flatFill(sheet, tone(colour, 0.04), 'gloss') }) +
          circle(0, 0, 120, { stroke: accent, width: 14 }),
        0,
        -30,
      )
    : pillow(
        view,
        { origin: [-120, -220, 40], u: axes.x, v: axes.y },
        240,
        380,
        50,
        { colour, r: 40, bevel: 12 },
        circle(120, 190, 84, { stroke: tone(colour, 0.2), width: 3 }),
      );
  const jaw = (side: -1 | 1, at: number): string =>
    magnet
      ? ''
      : pillow(
          view,
          { origin: [side * at - 24, -130, 116], u: axes.x, v: axes.y },
          48,
          210,
          110,
          { colour: tone(colour, -0.08), r: 18, bevel: 10 },
          repeat(6, (index) => circle(24, 38 + index * 27, 6, { fill: accent })),
        );
  const build = { w: 330, h: 690, depth: 34, r: 50, bezel: 12 };
  const phone = loaded
    ? slab(
        view,
        build.w,
        build.h,
        build.depth,
        { colour: '#5a5e66', finish: 'metal', r: build.r, at: [0, -60, 80] },
        phoneFront({ ...studio, colour: '#5a5e66' }, build),
      )
    : '';
  const reach = loaded ? 188 : 150;
  const held = joint + nut + disc + phone + jaw(-1, reach) + jaw(1, reach);
  return (vent ? ventClip(studio, view) : foot + lever + arm) + held;
}

export const drawCarHolder: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 630, 1085, 230, 40) +
      whole(studio, eye({ yaw: -28, pitch: 10, cx: 590, cy: 620, scale: 1.06 }), true)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 570, 1070, 260, 44) +
      whole(studio, eye({ yaw: 34, pitch: 12, cx: 620, cy: 570, scale: 1.14 }), false)
    );
  return whole(studio, eye({ yaw: -34, pitch: 16, roll: 6, cx: 600, cy: 640, scale: 2 }), false);
};
