import { chance } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { darken, lightness, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { footShadow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { outline } from '#adapters/provider-sandbox/pictures/kit/outline.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, boxFeet, prism } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, path, place, polygon, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { pad } from './gamepad-parts.ts';

const depth = 470;
const thick = 46;
const core = 92;
/** How far the drive for discs stands out at the foot of one shell. */
const BULGE = 26;

/** One of the two shells from its side: the upper front corner sweeps up, edges bend gently. */
function shellOutline(h: number): (readonly [number, number])[] {
  return outline([
    [14, -26],
    [depth * 0.5, 6],
    [depth - 40, 10],
    [depth - 6, 60],
    [depth, h * 0.5],
    [depth - 12, h - 46],
    [depth - 60, h - 4],
    [depth * 0.5, h],
    [56, h + 2],
    [10, h - 40],
    [-8, h * 0.5],
    [-4, 20],
  ]);
}

/** The seams of the shell: one for a slim console, three dark bands for the strongest one. */
function seams({ sheet, chance: choices, colour }: Studio, h: number, shape: string): string {
  const line = (y: number, width: number, ink: string): string =>
    path(`M-30 ${y + 34}C${depth * 0.3} ${y + 14} ${depth * 0.7} ${y - 6} ${depth + 30} ${y - 22}`, {
      stroke: ink,
      width,
    });
  const bands = choices.pick('bands', [1, 3]);
  const art =
    bands === 1
      ? line(h * 0.52, 7, darken(colour, 0.55))
      : repeat(3, (index) => line(h * (0.46 + index * 0.045), 14, '#17181c'));
  const gloss = rect(-30, h * 0.52, depth + 60, h, 0, {
    fill: sheet.linear([
      [0, '#ffffff', lightness(colour) > 0.4 ? 0.35 : 0.1],
      [1, '#ffffff', 0],
    ]),
  });
  return group((bands === 1 ? gloss : '') + art, { clip: sheet.clip(path(shape, { fill: '#000' })) });
}

/** Two bent shells about a dark core, standing. */
function tower(studio: Studio, view: Eye): string {
  const { sheet, chance: choices, colour } = studio;
  const h = choices.range('high', 358, 388) * 2.1;
  const points = shellOutline(h);
  const shape = polygon(points);
  const art = path(shape, { fill: flatFill(sheet, tone(colour, 0.04)) }) + seams(studio, h, shape);
  const shell = (x: number): string =>
    prism(view, { origin: [x, -h / 2, depth / 2], u: axes.back, v: axes.y }, points, thick, { colour }, art);
  const slot = choices.yes('disc', 0.5) ? rect(core * 0.68, h * 0.56, 8, h * 0.3, 4, { fill: '#000000' }) : '';
  const front =
    rect(0, 0, core, h - 30, 6, { fill: flatFill(sheet, '#1a1b1f', 'gloss') }) +
    rect(4, 30, 5, h * 0.8, 2, { fill: '#7fb8ff', opacity: 0.85 }) +
    rect(core * 0.36, h * 0.4, 26, 12, 5, { fill: '#4a4e56' }) +
    rect(core * 0.36, h * 0.46, 26, 12, 5, { fill: '#4a4e56' }) +
    slot;
  const middle = pillow(
    view,
    { origin: [-core / 2, -h / 2 + 30, depth / 2 - 34], u: axes.x, v: axes.y },
    core,
    h - 30,
    depth - 60,
    { colour: '#1a1b1f', finish: 'gloss', r: 6, bevel: 3 },
    front,
  );
  const side = core / 2 + thick;
  const drive = choices.yes('disc', 0.5)
    ? pillow(
        view,
        { origin: [side + BULGE, h * 0.06, depth / 2 - 8], u: axes.back, v: axes.y },
        depth * 0.66,
        h * 0.37,
        BULGE,
        { colour, r: 70, bevel: 16 },
        rect(16, h * 0.185, depth * 0.66 - 32, 5, 2, { fill: darken(colour, 0.3) }),
      )
    : '';
  const feet = boxFeet(view, core + thick * 2, h, depth - 90);
  return (studio.view === 3 ? '' : footShadow(sheet, feet, 40)) + shell(-core / 2) + middle + shell(side) + drive;
}

const padTraits = { touchpad: true, 'offset-sticks': false, coloured: false, 'dark-keys': false };

export const drawPlaystation: Draw = (studio) => {
  const { sheet, view } = studio;
  const controller = pad({ ...studio, chance: chance('pad', padTraits) });
  if (view === 1)
    return (
      tower(studio, eye({ yaw: -46, pitch: 8, cx: 480, cy: 590, scale: 1.08 })) +
      groundShadow(sheet, 830, 1076, 260, 32) +
      place(controller, 830, 930, 0.66, -5)
    );
  if (view === 2) return tower(studio, eye({ yaw: -18, pitch: 8, cx: 600, cy: 600, scale: 1.14 }));
  return tower(studio, eye({ yaw: -52, pitch: 14, roll: 6, cx: 560, cy: 960, scale: 1.9 }));
};
