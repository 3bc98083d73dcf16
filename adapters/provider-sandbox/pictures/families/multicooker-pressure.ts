import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { block, box, turned } from './multicooker-parts.ts';

const steel = '#b3b7be';
const black = '#2b2d32';
const floor = 250;

/** A tall steel pot with a lid that is screwed on by a bar, a steam weight on it, and a control box with a dial in front. */
export function pressure(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const turn = turned(studio, view);
  const r = 292;
  const foot = turn(
    [
      [r - 10, 0],
      [r + 4, 14],
      [r + 4, 64],
      [r, 70],
    ],
    floor,
    black,
  );
  const pot = turn(
    [
      [r, 0],
      [r, 300],
    ],
    floor - 68,
    steel,
    true,
  );
  const rim = turn(
    [
      [r + 6, 0],
      [r + 16, 8],
      [r + 16, 40],
      [r + 6, 48],
    ],
    floor - 362,
    black,
  );
  const lid = turn(
    smooth(
      [
        [r + 2, 0],
        [r - 6, 24],
        [r * 0.72, 52],
        [r * 0.3, 62],
        [2, 64],
      ],
      6,
    ),
    floor - 408,
    colour,
  );
  const grips = ([-1, 1] as const)
    .map((side) => block(view, [side * (r + 34), floor - 336, 0], 92, 42, 150, black))
    .join('');
  const top = floor - 470;
  const post = turn(
    [
      [74, 0],
      [66, 30],
    ],
    top + 8,
    black,
  );
  const bar = block(view, [0, top - 44, 0], 330, 52, 84, '#3a3d43', rect(26, 14, 278, 8, 4, { fill: '#6d727b' }));
  const weight = lathe(
    sheet,
    view,
    [
      [26, 0],
      [26, 30],
      [18, 40],
      [18, 52],
    ],
    { colour: steel, finish: 'metal', origin: [150, top + 22, -110] },
  );
  const keys = repeat(6, (index) =>
    rect(index % 2 ? 52 : -128, -112 + Math.floor(index / 2) * 40, 76, 28, 8, {
      fill: '#2e3138',
      stroke: '#6d727b',
      width: 2,
    }),
  );
  const panel =
    rect(-150, -140, 300, 280, 34, { fill: flatFill(sheet, '#15171b', 'gloss'), stroke: '#6d727b', width: 3 }) +
    rect(-44, -118, 88, 118, 10, { fill: '#050607' }) +
    figures(chance.pick('timer', ['1:30', '0:45', '2:00', '8:00']), 0, -60, 32, '#7fe0ff', 2.4) +
    keys +
    knob(sheet, 0, 70, 46, steel) +
    rect(-3, 32, 6, 22, 3, { fill: '#15171b' });
  return grips + foot + pot + rim + lid + weight + post + bar + box(view, floor - 180, r + 12, 320, 300, panel);
}
