import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, num, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { band, type Frame, hold } from './headphones-frame.ts';

function build({ chance, colour }: Studio): Frame {
  const cup = chance.range('cup', 142, 176);
  return {
    gap: chance.range('gap', 236, 262),
    cup,
    drop: 150,
    colour,
    kind: chance.pick('frame', ['slider', 'forks', 'wires', 'solid']),
    band: chance.range('band', 84, 104),
    oval: chance.range('oval', 1, 1.16),
    accent: chance.pick('accent', ['#b9bdc4', '#4a4e56', '#d0a068', '#8f7bff']),
  };
}

/** One ear cup: cushion inside, shell outside. */
function cup(studio: Studio, view: Eye, size: Frame, side: -1 | 1): string {
  const { sheet, chance, colour } = studio;
  const { gap, drop, accent } = size;
  const r = size.cup;
  const axis = unit([side, 0.06, 0.1]);
  const origin: Vec = [side * (gap - 40), drop, 0];
  const cushion = lathe(
    sheet,
    view,
    smooth(
      [
        [r * 0.66, -58],
        [r * 0.95, -52],
        [r * 1.02, -22],
        [r * 0.98, 4],
      ],
      4,
    ),
    { colour: darken(colour, 0.28), finish: 'matte', axis, origin, cap: tone(colour, -0.6) },
  );
  const shell = lathe(
    sheet,
    view,
    [
      ...smooth(
        [
          [r * 0.94, 4],
          [r, 18],
          [r * 0.98, 52],
          [r * 0.82, 76],
        ],
        7,
      ),
    ],
    { colour, finish: chance.pick('finish', ['matte', 'gloss', 'metal']), axis, origin },
  );
  const facing = view.turn(axis)[2] > 0;
  const at: Vec = [origin[0] + axis[0] * 76, origin[1] + axis[1] * 76, axis[2] * 76];
  const ring = chance.yes('ring', 0.6) ? circle(0, 0, r * 0.74, { stroke: accent, width: 6 }) : '';
  const face =
    ring +
    circle(0, 0, r * 0.6, {
      fill: sheet.linear(
        [
          [0, tone(colour, 0.3)],
          [1, tone(colour, -0.2)],
        ],
        0,
        0,
        1,
        1,
      ),
    });
  const art = group(face, { transform: view.plane(at, [0, 0, -side], [0, 1, 0]) });
  const whole = facing ? cushion + shell + art : shell + inside(studio, view, cushion, origin, axis, r);
  const [x, y] = view.project(origin);
  const stretch = `translate(${num(x)} ${num(y)}) scale(${(2 - size.oval).toFixed(2)} ${size.oval.toFixed(2)}) translate(${num(-x)} ${num(-y)})`;
  return group(whole, { transform: stretch });
}

/** The cushion seen from within the loop: cloth over the driver. */
function inside({ sheet, colour }: Studio, view: Eye, cushion: string, origin: Vec, axis: Vec, r: number): string {
  const at: Vec = [origin[0] - axis[0] * 58, origin[1] - axis[1] * 58, -axis[2] * 58];
  const cloth =
    circle(0, 0, r * 0.62, {
      fill: sheet.radial([
        [0, '#33363d'],
        [0.8, '#1a1c20'],
        [1, '#0c0d10'],
      ]),
    }) +
    repeat(5, (index) =>
      rect(-r * 0.4, -r * 0.32 + index * r * 0.15, r * 0.8, 5, 2.5, { fill: lighten(colour, 0.1), opacity: 0.22 }),
    );
  return cushion + group(cloth, { transform: view.plane(at, [0, 0, 1], [0, 1, 0]) });
}

/** The microphone of a headset on a bent arm before its left cup. */
function microphone({ sheet, colour }: Studio, view: Eye, { gap, drop, cup: r }: Frame): string {
  const k = view.scale;
  const p = (x: number, y: number, z: number): string => view.project([x, y, z]).map(num).join(' ');
  const x = -(gap - 10);
  const [tx, ty] = view.project([x * 0.62, drop + r * 1.12, r * 1.5]);
  const arm = tube(
    `M${p(x, drop + r * 0.5, r * 0.7)}C${p(x, drop + r * 0.9, r)} ${p(x * 0.9, drop + r * 1.1, r * 1.3)} ${p(x * 0.62, drop + r * 1.12, r * 1.5)}`,
    15 * k,
    '#2b2d32',
  );
  const foam = sheet.radial([
    [0, '#4a4e56'],
    [1, darken(colour, 0.6)],
  ]);
  return arm + circle(tx, ty, 34 * k, { fill: foam });
}

function whole(studio: Studio, view: Eye): string {
  const size = build(studio);
  const near = view.turn(axes.left)[2] > 0 ? -1 : 1;
  const boom = studio.chance.yes('boom', 0) ? microphone(studio, view, size) : '';
  const held = (side: -1 | 1): string => {
    const { behind, before } = hold(studio.sheet, view, size, side);
    return behind + cup(studio, view, size, side) + before;
  };
  return (
    (near === -1 ? '' : boom) + held(near === -1 ? 1 : -1) + held(near) + band(view, size) + (near === -1 ? boom : '')
  );
}

/** Each cup stands on the floor on its own, on the lowest of its rim. */
function shadow(studio: Studio, view: Eye): string {
  const { gap, drop, cup: r, oval } = build(studio);
  return [-1, 1]
    .map((side) => {
      const feet = [side * (gap - 96), side * (gap + 34)].map((x) => view.project([x, drop + r * oval * 0.98, 0]));
      return footShadow(studio.sheet, feet, 30);
    })
    .join('');
}

export const drawHeadphones: Draw = (studio) => {
  const { view } = studio;
  if (view === 3) return whole(studio, eye({ yaw: -64, pitch: 8, roll: 8, cx: 640, cy: 480, scale: 2.1 }));
  const from =
    view === 1
      ? eye({ yaw: 38, pitch: 6, roll: -3, cx: 600, cy: 640, scale: 1.28 })
      : eye({ yaw: -14, pitch: 5, cx: 600, cy: 650, scale: 1.28 });
  return shadow(studio, from) + whole(studio, from);
};
