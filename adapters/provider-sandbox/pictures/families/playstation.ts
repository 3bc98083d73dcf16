import { chance } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { darken, isWhite } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, boxFeet } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { pad } from './gamepad-parts.ts';
import { padShadow } from './gamepad-shadow.ts';
import { type Cut, depth, HALF_CORE, plate } from './playstation-plates.ts';

const core = HALF_CORE * 2;
/** How far the drive for discs stands out at the foot of one plate. */
const BULGE = 26;
/** How far the core stays behind the front edges of the plates and below their tops. */
const RECESS = 30;
const SUNK = 40;

/** A slim console has one seam in its plates, the strongest one three dark slashes. */
const cuts: Record<1 | 3, readonly Cut[]> = {
  1: [[0.5, 0.508]],
  3: [
    [0.47, 0.492],
    [0.522, 0.544],
    [0.574, 0.596],
  ],
};

/** The black body between the plates: strips of light along its edges, sockets and, where there is a drive, its slot. */
function middle({ sheet, chance: choices }: Studio, view: Eye, h: number): string {
  const tall = h - SUNK - 6;
  const light = sheet.linear([
    [0, '#dcebff', 0.2],
    [0.08, '#dcebff', 1],
    [0.6, '#9cc6ff', 0.9],
    [1, '#6ea8ff', 0],
  ]);
  const slot = choices.yes('disc', 0.5) ? rect(core * 0.68, h * 0.56, 8, h * 0.3, 4, { fill: '#000000' }) : '';
  const socket = (y: number, w: number): string =>
    rect(core / 2 - w / 2, y, w, 11, 5.5, { fill: '#000000', stroke: '#5a5e66', width: 2.5 });
  const front =
    rect(2, 2, core - 4, tall - 4, 8, {
      fill: sheet.linear(
        [
          [0, '#3a3d44'],
          [0.3, '#202227'],
          [0.7, '#17181c'],
          [1, '#0d0e11'],
        ],
        0,
        0,
        1,
        0,
      ),
    }) +
    rect(0, 16, 5, tall * 0.8, 2, { fill: light }) +
    rect(core - 5, 16, 5, tall * 0.8, 2, { fill: light }) +
    socket(tall * 0.5, 30) +
    socket(tall * 0.54, 30) +
    rect(core / 2 - 3, tall * 0.9, 6, 18, 3, { fill: '#c9ccd1' }) +
    slot;
  return (
    pillow(
      view,
      { origin: [-core / 2, -h / 2 + SUNK, depth / 2 - RECESS], u: axes.x, v: axes.y },
      core,
      tall,
      depth - RECESS * 2,
      { colour: '#1a1b1f', finish: 'gloss', r: 8, bevel: 4 },
      front,
    ) +
    onTop(
      view,
      -h / 2 + SUNK - 1,
      repeat(15, (index) =>
        rect(-core / 2 + 10, -depth / 2 + 50 + index * 25, core - 20, 11, 3, { fill: '#050607', stroke: '#3a3d43' }),
      ),
    )
  );
}

/** Two bent plates about a dark core, standing. */
function tower(studio: Studio, view: Eye): string {
  const { sheet, chance: choices, colour } = studio;
  const h = choices.range('high', 358, 388) * 2.1;
  const lines = cuts[choices.pick('bands', [1, 3])];
  const drive = choices.yes('disc', 0.5)
    ? pillow(
        view,
        { origin: [core / 2 + 24 + BULGE, h * 0.06, depth / 2 - 6], u: axes.back, v: axes.y },
        depth * 0.66,
        h * 0.4,
        BULGE,
        { colour, finish: 'gloss', shift: isWhite(colour) ? 0.16 : 0.06, r: 70, bevel: 16, fine: true },
        rect(24, h * 0.2, depth * 0.66 - 48, 4, 2, { fill: darken(colour, 0.3) }),
      )
    : '';
  const feet = boxFeet(view, core + 60, h, depth - 90);
  return (
    (studio.view === 3 ? '' : footShadow(sheet, feet, 40)) +
    plate(sheet, view, h, -1, colour, lines) +
    middle(studio, view, h) +
    plate(sheet, view, h, 1, colour, lines) +
    drive
  );
}

const padTraits = { touchpad: true, 'offset-sticks': false, coloured: false, 'dark-keys': false, 'split-keys': true };

export const drawPlaystation: Draw = (studio) => {
  const { sheet, view } = studio;
  const controller = pad({ ...studio, chance: chance('pad', padTraits) });
  if (view === 1)
    return (
      tower(studio, eye({ yaw: -42, pitch: 9, cx: 470, cy: 590, scale: 1.08 })) +
      padShadow(sheet, 830, 930, 0.66, -5) +
      place(controller, 830, 930, 0.66, -5)
    );
  if (view === 2) return tower(studio, eye({ yaw: -16, pitch: 8, cx: 600, cy: 600, scale: 1.14 }));
  return tower(studio, eye({ yaw: -48, pitch: 16, roll: 6, cx: 560, cy: 960, scale: 1.9 }));
};
