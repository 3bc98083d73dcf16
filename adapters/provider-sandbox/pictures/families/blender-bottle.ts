import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { circle, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { jar } from './blender-jar.ts';

import { bench } from './blender-parts.ts';

const black = '#2b2d32';
const _steel = '#b9bdc4';

/** A bottle to carry: a fluted clear cup on a tapering motor, a lid with a flap to sip from and a bail over it. */
export function bottle(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const floor = 400;
  const { turned, at } = bench(studio, view, floor);
  const k = view.scale;
  const base =
    turned(
      [
        [126, 0],
        [130, 18],
      ],
      0,
      black,
      'matte',
    ) +
    turned(
      smooth(
        [
          [134, 0],
          [140, 20],
          [150, 200],
          [154, 290],
          [150, 306],
        ],
        6,
      ),
      16,
      colour,
      'matte',
    ) +
    turned(
      [
        [144, 0],
        [144, 20],
      ],
      320,
      black,
    );
  const cup = jar(sheet, view, {
    rings: [
      [140, 338],
      [142, 360],
      [134, 560],
      [130, 640],
    ],
    floor,
    level: 0.7,
    ink: '#7a4fc0',
    marks: 5,
  });
  const flutes = repeat(7, (index) => {
    const x = (index - 3) * 0.27;
    const edge = (r: number, y: number): string =>
      view
        .project([r * x, floor - y, r * Math.sqrt(1 - x * x)])
        .map(num)
        .join(' ');
    return path(`M${edge(140, 352)}L${edge(135, 470)}`, {
      stroke: '#ffffff',
      width: 5 * k,
      opacity: 0.28,
      round: true,
    });
  });
  const bail = tube(`M${at(-128, 690)}C${at(-150, 860)} ${at(150, 860)} ${at(128, 690)}`, 30 * k, tone(colour, -0.1));
  const lid =
    turned(
      smooth(
        [
          [138, 0],
          [142, 12],
          [142, 64],
          [128, 88],
          [90, 94],
        ],
        5,
      ),
      632,
      colour,
      'matte',
    ) +
    turned(
      [
        [52, 0],
        [50, 40],
        [40, 50],
      ],
      722,
      black,
    );
  const hinge = ([-1, 1] as const)
    .map((side) => {
      const [x, y] = view.project([side * 128, floor - 684, 40]);
      return circle(x, y, 19 * k, { fill: tone(colour, 0.16), stroke: tone(colour, -0.5), width: 3 });
    })
    .join('');
  const [kx, ky] = view.project([0, floor - 220, 150]);
  const keys =
    circle(kx, ky, 46 * k, { fill: '#111317', stroke: tone(colour, 0.6), width: 4 * k }) +
    path(
      `M${num(kx)} ${num(ky)}m${num(-16 * k)} ${num(-18 * k)}l${num(36 * k)} ${num(18 * k)}l${num(-36 * k)} ${num(18 * k)}Z`,
      {
        fill: '#ffffff',
      },
    ) +
    circle(kx, ky + 92 * k, 22 * k, { fill: '#111317', stroke: tone(colour, 0.6), width: 3 * k }) +
    circle(kx, ky + 92 * k, 8 * k, { stroke: '#7fe0ff', width: 4 * k }) +
    rect(kx - 34 * k, ky - 92 * k, 68 * k, 8 * k, 4 * k, { fill: '#7fe0ff' });
  return base + cup + flutes + bail + lid + hinge + keys;
}
