import { isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { circle, line, num, path, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { jar } from './blender-jar.ts';

import { bench, type Side } from './blender-parts.ts';

const black = '#2b2d32';
const steel = '#b9bdc4';

/** A tulip jug with a bowed handle on a flared base: a steel band, a steel knob and two rocker keys. */
export function tulip(studio: Studio, view: Eye, side: Side): string {
  const { sheet, colour } = studio;
  const floor = 350;
  const { turned, at } = bench(studio, view, floor);
  const k = view.scale;
  const base = turned(
    smooth(
      [
        [222, 0],
        [236, 22],
        [228, 90],
        [186, 190],
        [160, 220],
      ],
      7,
    ),
    0,
    colour,
  );
  const band =
    turned(
      [
        [162, 0],
        [160, 26],
      ],
      218,
      steel,
      'metal',
    ) +
    turned(
      [
        [150, 0],
        [146, 26],
      ],
      242,
      black,
    );
  const handle = tube(
    `M${at(side * 196, 640)}C${at(side * 360, 670)} ${at(side * 350, 380)} ${at(side * 160, 350)}`,
    44 * k,
    isWhite(colour) ? colour : black,
  );
  const lid =
    turned(
      [
        [206, 0],
        [208, 34],
        [192, 52],
        [96, 58],
      ],
      676,
      colour,
    ) +
    turned(
      [
        [84, 0],
        [80, 44],
        [66, 52],
      ],
      732,
      black,
    );
  const [kx, ky] = view.project([0, floor - 92, 216]);
  const controls =
    circle(kx, ky, 66 * k, { fill: '#111317', stroke: tone(colour, 0.4), width: 3 }) +
    knob(sheet, kx, ky, 48 * k, '#c3c7cd') +
    line(kx, ky - 38 * k, kx, ky - 16 * k, { stroke: '#c8313b', width: 7 * k, round: true }) +
    repeat(5, (index) => {
      const angle = ((index * 45 - 180) * Math.PI) / 180;
      return circle(kx + Math.cos(angle) * 58 * k, ky + Math.sin(angle) * 58 * k, 3.6 * k, { fill: '#ffffff' });
    });
  const jug = jar(sheet, view, {
    rings: [
      [134, 264],
      [150, 320],
      [184, 480],
      [200, 600],
      [202, 682],
    ],
    floor,
    level: 0.66,
    ink: '#d9476f',
    marks: 6,
  });
  return base + band + handle + jug + lid + controls;
}

/** A straight heated jug on an upright drum of the same breadth: a square grip and a round display that turns. */
export function drum(studio: Studio, view: Eye, side: Side): string {
  const { sheet, colour } = studio;
  const floor = 370;
  const { turned, at } = bench(studio, view, floor);
  const k = view.scale;
  const base =
    turned(
      [
        [196, 0],
        [200, 14],
      ],
      0,
      '#5a5e66',
    ) +
    turned(
      smooth(
        [
          [206, 0],
          [212, 20],
          [210, 260],
          [204, 296],
          [186, 312],
        ],
        6,
      ),
      12,
      colour,
      'matte',
    );
  const collar = turned(
    [
      [186, 0],
      [188, 60],
      [180, 68],
    ],
    322,
    tone(colour, isWhite(colour) ? -0.06 : 0.1),
    'matte',
  );
  const grip = `M${at(side * 174, 690)}L${at(side * 286, 690)}Q${at(side * 306, 690)} ${at(side * 306, 664)}L${at(side * 302, 420)}Q${at(side * 300, 392)} ${at(side * 276, 390)}L${at(side * 184, 390)}`;
  const handle = tube(grip, 46 * k, colour);
  const jug = jar(sheet, view, {
    rings: [
      [176, 386],
      [180, 410],
      [180, 690],
      [178, 720],
    ],
    floor,
    level: 0.58,
    ink: '#e8a550',
    marks: 8,
  });
  const lid =
    turned(
      smooth(
        [
          [186, 0],
          [188, 40],
          [176, 66],
          [100, 76],
        ],
        5,
      ),
      714,
      colour,
      'matte',
    ) +
    turned(
      [
        [66, 0],
        [62, 40],
        [54, 46],
      ],
      788,
      '#8fa3b0',
    );
  const [kx, ky] = view.project([0, floor - 170, 210]);
  const dial =
    circle(kx + 4 * k, ky + 8 * k, 92 * k, { fill: '#05070b', opacity: 0.16 }) +
    circle(kx, ky, 88 * k, {
      fill: sheet.linear(
        [
          [0, '#f2f3f5'],
          [0.5, '#aeb3bb'],
          [1, '#e3e6ea'],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    circle(kx, ky, 74 * k, { fill: '#0b0c0f' }) +
    circle(kx, ky, 62 * k, { stroke: '#2f3640', width: 7 * k }) +
    path(
      `M${num(kx)} ${num(ky - 62 * k)}A${num(62 * k)} ${num(62 * k)} 0 1 1 ${num(kx - 44 * k)} ${num(ky + 44 * k)}`,
      {
        stroke: '#ff9a4a',
        width: 7 * k,
        round: true,
      },
    ) +
    figures('25', kx, ky, 46 * k, '#ffffff', 1.8);
  return base + collar + handle + jug + lid + dial;
}
