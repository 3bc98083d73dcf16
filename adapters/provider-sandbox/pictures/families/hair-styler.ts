import { darken, lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { lathe, type Profile, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { mainsPlug } from '#adapters/provider-sandbox/pictures/kit/mains.ts';
import { circle, line, num, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

const part = (
  { sheet }: Studio,
  view: Eye,
  at: Vec,
  profile: Profile,
  colour: string,
  finish: 'gloss' | 'metal',
): string => lathe(sheet, view, smooth(profile, 5), { colour, finish, origin: at });

/** The handle: air inlet at the foot, keys along it, a metal collar for what is put on. */
function handle(studio: Studio, view: Eye, at: Vec): string {
  const { colour } = studio;
  const k = view.scale;
  const [x, y] = view.project([at[0], at[1] - 250, at[2] + 62]);
  const [cx, cy] = view.project(at);
  const cord =
    tube(
      `M${num(cx)} ${num(cy)}C${num(cx)} ${num(cy + 70 * k)} ${num(cx + 100 * k)} ${num(cy + 20 * k)} ${num(cx + 190 * k)} ${num(cy + 40 * k)}`,
      18 * k,
      '#33363c',
    ) + mainsPlug(studio.sheet, cx + 190 * k, cy + 40 * k, k * 0.8, 100, '#33363c');
  return (
    cord +
    part(
      studio,
      view,
      at,
      [
        [40, -30],
        [58, 0],
        [60, 90],
      ],
      darken(colour, 0.45),
      'gloss',
    ) +
    part(
      studio,
      view,
      at,
      [
        [60, 88],
        [60, 300],
        [58, 420],
      ],
      colour,
      'gloss',
    ) +
    part(
      studio,
      view,
      at,
      [
        [58, 418],
        [62, 430],
        [56, 452],
      ],
      '#c9ccd1',
      'metal',
    ) +
    rect(x - 15 * k, y - 40 * k, 30 * k, 84 * k, 15 * k, { fill: darken(colour, 0.4) }) +
    circle(x, y - 90 * k, 11 * k, { fill: lighten(colour, 0.6) })
  );
}

/** A long barrel that curls, with slots along it. */
function barrel(studio: Studio, view: Eye, at: Vec): string {
  const { colour } = studio;
  const k = view.scale;
  const slots = repeat(5, (index) => {
    const [x, z] = [at[0] - 34 + index * 17, at[2] + 46 - Math.abs(index - 2) * 8];
    return line(...view.project([x, at[1] - 60, z]), ...view.project([x, at[1] - 330, z]), {
      stroke: '#2b2d32',
      width: 4 * k,
      opacity: 0.55,
      round: true,
    });
  });
  return (
    part(
      studio,
      view,
      at,
      [
        [56, 0],
        [46, 24],
        [46, 360],
        [40, 392],
        [12, 404],
      ],
      mix('#c9b6a8', colour, 0.25),
      'metal',
    ) + slots
  );
}

/** A round brush. */
function brush(studio: Studio, view: Eye, at: Vec): string {
  const k = view.scale;
  const bristles = repeat(110, (index) => {
    const angle = index * 2.4;
    const side = Math.cos(angle);
    const [x, y] = view.project([at[0] + side * 50, at[1] - 60 - index * 2.6, at[2] + Math.sin(angle) * 50]);
    return Math.sin(angle) < -0.2
      ? ''
      : line(x, y, x + side * 26 * k, y + 4 * k, { stroke: '#33363c', width: 3.4 * k, round: true });
  });
  return (
    part(
      studio,
      view,
      at,
      [
        [56, 0],
        [50, 24],
        [52, 60],
      ],
      '#33363c',
      'gloss',
    ) +
    part(
      studio,
      view,
      at,
      [
        [52, 58],
        [52, 350],
        [40, 376],
        [8, 384],
      ],
      mix('#8b8f98', studio.colour, 0.3),
      'gloss',
    ) +
    bristles
  );
}

export const drawHairStyler: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1) {
    const main = eye({ pitch: 8, roll: 12, cx: 520, cy: 600, scale: 1.12 });
    const spare = eye({ pitch: 8, roll: -8, cx: 860, cy: 800, scale: 1.05 });
    return (
      groundShadow(sheet, 560, 1084, 280, 34) +
      handle(studio, main, [0, 400, 0]) +
      barrel(studio, main, [0, -48, 0]) +
      groundShadow(sheet, 880, 1050, 110, 20) +
      brush(studio, spare, [0, 220, 0])
    );
  }
  if (view === 2) {
    const from = eye({ pitch: 10, roll: -14, cx: 600, cy: 600, scale: 1.16 });
    return (
      groundShadow(sheet, 560, 1090, 220, 34) + handle(studio, from, [0, 400, 0]) + brush(studio, from, [0, -48, 0])
    );
  }
  const near = eye({ pitch: 12, roll: 34, cx: 520, cy: 800, scale: 2 });
  return handle(studio, near, [0, 400, 0]) + barrel(studio, near, [0, -48, 0]);
};
