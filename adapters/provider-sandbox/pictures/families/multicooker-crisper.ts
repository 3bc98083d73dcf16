import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { circle, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { block, box, turned } from './multicooker-parts.ts';

const steel = '#b3b7be';
const black = '#2b2d32';
const floor = 250;

/** A broad low pot between two black halves: a crisping lid as high as a hat, hinged behind, and a long panel at its foot. */
export function crisper(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const turn = turned(studio, view);
  const r = 330;
  const skirt = turn(
    smooth(
      [
        [r - 4, 0],
        [r + 14, 20],
        [r + 12, 120],
        [r, 160],
      ],
      5,
    ),
    floor,
    colour,
  );
  const band = turn(
    [
      [r, 0],
      [r, 116],
    ],
    floor - 158,
    steel,
    true,
  );
  const rim = turn(
    [
      [r + 4, 0],
      [r + 14, 8],
      [r + 14, 30],
    ],
    floor - 272,
    black,
  );
  const hat = turn(
    smooth(
      [
        [r + 8, 0],
        [r - 2, 40],
        [r - 30, 120],
        [r - 70, 150],
        [r - 76, 156],
      ],
      6,
    ),
    floor - 304,
    tone(colour, 0.04),
  );
  const crown = turn(
    [
      [r - 96, 0],
      [r - 100, 34],
      [r - 112, 44],
    ],
    floor - 458,
    '#3a3d43',
  );
  const hinge = block(view, [0, floor - 300, -r - 10], 220, 150, 90, black);
  const grips = ([-1, 1] as const)
    .map((side) => block(view, [side * (r + 40), floor - 226, 0], 96, 54, 190, black))
    .join('');
  const pull = block(view, [0, floor - 318, r + 22], 210, 44, 70, '#4a4e56', rect(20, 12, 170, 6, 3, { fill: steel }));
  const vents = onFront(view, r - 18, slots(-110, -26, 220, 52, 5, '#0a0b0d', '#6d727b'), 0, floor - 396);
  const panel =
    rect(-220, -58, 440, 124, 40, { fill: flatFill(sheet, '#121418', 'gloss'), stroke: '#5a5e66', width: 3 }) +
    rect(-84, -42, 168, 66, 10, { fill: '#050607' }) +
    figures(chance.pick('timer', ['1:30', '0:45', '2:00', '8:00']), 0, -9, 40, '#ffffff', 2) +
    repeat(6, (index) =>
      circle((index < 3 ? -1 : 1) * (116 + (index % 3) * 36), -8, 13, {
        stroke: index === 1 ? '#7fe0ff' : '#aeb3bb',
        width: 3,
      }),
    ) +
    repeat(5, (index) => rect(-96 + index * 42, 36, 26, 10, 5, { fill: index === 2 ? '#ff7a45' : '#5a5e66' }));
  return (
    hinge + grips + skirt + band + rim + hat + crown + vents + pull + box(view, floor - 82, r + 24, 462, 142, panel)
  );
}
