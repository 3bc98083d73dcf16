import { darken, isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import type { Build } from './drone-builds.ts';

/** The two eyes by which it sees what is ahead. */
const sight = (view: Eye, { w, h, l }: Build, y: number, r: number): string =>
  onFront(
    view,
    l / 2 - 4,
    [-1, 1]
      .map(
        (side) =>
          circle(side * w * 0.27, y - h * 0.1, r, { fill: '#0b0c0f', stroke: '#8b9099', width: 3 }) +
          circle(side * w * 0.27 - r * 0.25, y - h * 0.1 - r * 0.3, r * 0.24, { fill: '#b9c6da' }),
      )
      .join(''),
  );

/** A camera that sits in the rounded nose and only nods. */
function inNose({ sheet, colour }: Studio, view: Eye, { l }: Build): string {
  return pillow(
    view,
    { origin: [-78, -34, l / 2 + 46], u: axes.x, v: axes.y },
    156,
    104,
    80,
    { colour: tone(colour, -0.06), r: 46, bevel: 18 },
    rect(12, 10, 132, 84, 38, { fill: flatFill(sheet, '#17191d', 'gloss') }) +
      lens(sheet, 78, 52, 40, '#6d727b', '#4a5fb8'),
  );
}

/** A ball with one eye on a small gimbal. */
function inBall(studio: Studio, view: Eye, build: Build): string {
  const { sheet, colour } = studio;
  const { l } = build;
  const stalk = pillow(
    view,
    { origin: [-66, 6, l / 2 + 16], u: axes.x, v: axes.y },
    132,
    54,
    60,
    { colour: darken(colour, isWhite(colour) ? 0.3 : 0.45), r: 24, bevel: 8 },
    '',
  );
  const camera = pillow(
    view,
    { origin: [-54, 26, l / 2 + 70], u: axes.x, v: axes.y },
    108,
    104,
    92,
    { colour: '#3a3d44', r: 50, bevel: 22, backBevel: 16 },
    circle(54, 52, 48, { fill: '#17191d' }) + lens(sheet, 54, 52, 43, '#8b9099', '#4a5fb8'),
  );
  return sight(view, build, -4, 15) + stalk + camera;
}

/** A tall block with a long eye over a wide one, under a broad brow. */
function inBlock(studio: Studio, view: Eye, build: Build): string {
  const { sheet } = studio;
  const { l } = build;
  const brow = pillow(
    view,
    { origin: [-92, -8, l / 2 + 20], u: axes.x, v: axes.y },
    184,
    52,
    66,
    { colour: '#2c2f35', r: 20, bevel: 8 },
    '',
  );
  const camera = pillow(
    view,
    { origin: [-74, 14, l / 2 + 92], u: axes.x, v: axes.y },
    148,
    168,
    110,
    { colour: '#3a3d44', r: 34, bevel: 14, backBevel: 10 },
    rect(8, 8, 132, 152, 28, { fill: flatFill(sheet, '#121418', 'gloss'), stroke: '#8b9099', width: 3 }) +
      lens(sheet, 74, 48, 33, '#8b9099', '#7650b4') +
      lens(sheet, 74, 116, 43, '#8b9099', '#4a5fb8'),
  );
  return sight(view, build, -22, 19) + brow + camera;
}

const cameras = { nose: inNose, ball: inBall, block: inBlock };

/** What looks ahead. */
export const nose = (studio: Studio, view: Eye, build: Build): string => cameras[build.camera](studio, view, build);
