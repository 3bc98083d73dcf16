import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { ellipse, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A plume of mist above a point. */
function mist({ sheet }: Studio, x: number, y: number, size: number): string {
  const puff = sheet.radial([
    [0, '#8d9bb0', 0.34],
    [0.5, '#a9b4c4', 0.18],
    [1, '#c9d1dc', 0],
  ]);
  const puffs = [
    [0, -30, 0.3, 0.5],
    [20, -110, 0.5, 0.7],
    [-20, -190, 0.75, 0.8],
    [40, -260, 1, 0.9],
  ] as const;
  return puffs
    .map(([dx, dy, r, stretch]) =>
      ellipse(x + dx * size, y + dy * size, 120 * r * size, 150 * r * stretch * size, { fill: puff }),
    )
    .join('');
}

/** A water tank over a base with a dial; tall, drop-like or squat. */
function whole(studio: Studio, view: Eye, steam: boolean): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const shape = chance.pick('shape', ['drop', 'column', 'pot']);
  const r = chance.range('r', 210, 250);
  const h = shape === 'pot' ? r * 1.7 : chance.range('h', 540, 640);
  const rings = {
    drop: smooth(
      [
        [r * 0.8, 0],
        [r, h * 0.12],
        [r * 1.02, h * 0.36],
        [r * 0.74, h * 0.72],
        [r * 0.34, h * 0.94],
        [r * 0.24, h],
      ],
      9,
    ),
    column: [
      ...smooth(
        [
          [r * 0.84, 0],
          [r * 0.9, h * 0.04],
          [r * 0.9, h * 0.1],
        ],
        6,
      ),
      [r * 0.9, h * 0.9] as const,
      ...smooth(
        [
          [r * 0.9, h * 0.9],
          [r * 0.84, h * 0.97],
          [r * 0.7, h],
        ],
        7,
      ),
    ],
    pot: smooth(
      [
        [r * 0.78, 0],
        [r * 1.05, h * 0.2],
        [r * 1.12, h * 0.5],
        [r * 0.96, h * 0.84],
        [r * 0.6, h],
      ],
      9,
    ),
  };
  const light = chance.pick('light', ['#5fd0ff', '#ffc27a', '#8f7bff', '#46e0b0']);
  const flat = Math.abs(view.turn([0, -1, 0])[2]);
  const belt = (share: number, wide: number): string =>
    path(
      `M${num(-r * wide * k)} ${num(-h * share * k)}A${num(r * wide * k)} ${num(r * wide * flat * k)} 0 0 0 ${num(r * wide * k)} ${num(-h * share * k)}`,
      { stroke: darken(colour, 0.35), width: 3.5 },
    );
  const wideAt = { drop: 1.035, column: 0.9, pot: 1.13 }[shape];
  const water =
    chance.yes('water', 0.6) && shape === 'column'
      ? rect(-r * 0.12 * k, -h * 0.76 * k, r * 0.24 * k, h * 0.4 * k, 30, {
          fill: sheet.linear([
            [0, '#dfeaf2', 0.9],
            [0.4, '#dfeaf2', 0.9],
            [0.42, '#7db5e0', 0.95],
            [1, '#4a8ac2', 0.95],
          ]),
          stroke: darken(colour, 0.3),
          width: 3,
        })
      : '';

  const over =
    belt(0.3, wideAt) +
    water +
    glow(sheet, 0, (-h * 0.18 + r * flat) * k, 60 * k, light, 0.6) +
    knob(sheet, 0, (-h * 0.18 + r * flat * 0.98) * k, 34 * k, mix(colour, '#c9ccd1', 0.3));
  const body = lathe(sheet, view, rings[shape], {
    colour,
    finish: chance.pick('finish', ['matte', 'gloss']),
    origin: [0, h / 2, 0],
    over,
  });
  const [x, y] = view.project([0, -h / 2, 0]);
  const top = rings[shape].at(-1)?.[0] ?? 60;
  const hole =
    ellipse(x, y, top * 0.72 * k, top * 0.72 * flat * k, { fill: '#15171b' }) +
    ellipse(x, y, top * 0.72 * k, top * 0.72 * flat * k, { stroke: lighten(colour, 0.4), width: 3 }) +
    repeat(3, (index) =>
      ellipse(x, y, top * (0.18 + index * 0.18) * k, top * (0.18 + index * 0.18) * flat * k, {
        stroke: tone(colour, -0.2),
        width: 3,
      }),
    );
  return body + hole + (steam ? mist(studio, x, y, 1.1) : '');
}

export const drawHumidifier: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 1030, 300, 56) + whole(studio, eye({ pitch: 14, cx: 600, cy: 690, scale: 1.16 }), true)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 970, 320, 80) + whole(studio, eye({ pitch: 32, cx: 600, cy: 630, scale: 1.26 }), false)
    );
  return whole(studio, eye({ pitch: 26, roll: 6, cx: 600, cy: 860, scale: 1.9 }), true);
};
