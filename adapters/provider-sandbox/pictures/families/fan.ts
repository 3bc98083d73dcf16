import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, line, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, unit } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** Blades behind a wire guard, about the origin. */
function rotor({ sheet, chance, colour }: Studio, r: number): string {
  const count = chance.pick('blades', [5, 7, 9, 12]);
  const ink = chance.yes('smoked', 0.4) ? mix(colour, '#4a4e56', 0.6) : tone(colour, -0.06);
  const fill = sheet.linear(
    [
      [0, tone(ink, 0.35)],
      [0.5, ink],
      [1, tone(ink, -0.4)],
    ],
    0,
    0,
    1,
    1,
  );
  const wide = 620 / count;
  const blade = (index: number): string =>
    path(
      `M0 ${num(-r * 0.16)}C${num(-wide * 0.4)} ${num(-r * 0.5)} ${num(-wide * 0.5)} ${num(-r * 0.86)} ${num(-wide * 0.12)} ${num(-r * 0.9)}C${num(wide * 0.7)} ${num(-r * 0.88)} ${num(wide * 0.9)} ${num(-r * 0.6)} ${num(r * 0.14)} ${num(-r * 0.1)}Z`,
      { fill, transform: `rotate(${num((360 / count) * index + 12)})` },
    );
  const wires = chance.pick('wires', [48, 72, 96]);
  const wire = repeat(wires, (index) =>
    path(`M0 ${num(-r * 0.24)}Q${num(r * 0.1)} ${num(-r * 0.6)} 0 ${num(-r * 0.98)}`, {
      stroke: tone(colour, -0.16),
      width: 3,
      transform: `rotate(${num((360 / wires) * index)})`,
    }),
  );
  const hub = circle(0, 0, r * 0.25, { fill: flatFill(sheet, colour), stroke: lighten(colour, 0.4), width: 4 });
  return (
    circle(0, 0, r, {
      fill: sheet.radial([
        [0, '#15171b', 0.5],
        [0.8, '#15171b', 0.24],
        [1, '#15171b', 0.32],
      ]),
    }) +
    repeat(count, blade) +
    wire +
    circle(0, 0, r * 0.62, { stroke: tone(colour, -0.1), width: 5 }) +
    circle(0, 0, r * 0.985, { stroke: tone(colour, 0.06), width: 20 }) +
    circle(0, 0, r, { stroke: darken(colour, 0.4), width: 3 }) +
    circle(0, 0, r * 0.965, { stroke: lighten(colour, 0.6), width: 3 }) +
    hub
  );
}

/** Guard, motor and pole on a round foot. */
function standing(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const tall = chance.yes('tall', 0.6);
  const r = tall ? 230 : 290;
  const floor = tall ? 540 : 400;
  const axis = unit([0, -0.14, 1]);
  const headY = tall ? -260 : -120;
  const foot = lathe(
    sheet,
    view,
    smooth(
      [
        [220, 0],
        [222, 12],
        [204, 26],
        [50, 42],
      ],
      4,
    ),
    { colour, origin: [0, floor, 0] },
  );
  const pole = lathe(
    sheet,
    view,
    [
      [24, 0],
      [24, 120],
      [17, 124],
      [17, floor - headY - 40],
    ],
    { colour: chance.yes('steel-pole') ? '#b9bdc4' : colour, finish: 'metal', origin: [0, floor - 30, 0] },
  );
  const motor = lathe(
    sheet,
    view,
    smooth(
      [
        [60, -190],
        [104, -160],
        [116, -60],
        [100, 0],
      ],
      4,
    ),
    { colour, origin: [0, headY, 0], axis },
  );
  const basket = lathe(
    sheet,
    view,
    [
      [r * 0.5, -66],
      [r * 0.92, -40],
      [r, 0],
    ],
    { colour: tone(colour, -0.12), origin: [0, headY, 0], axis },
  );
  const front = group(rotor(studio, r), { transform: view.plane([0, headY, 0], [1, 0, 0], unit([0, 1, 0.14])) });
  const box = onFront(
    view,
    30,
    rect(-34, -60, 68, 130, 26, { fill: flatFill(sheet, tone(colour, -0.05)), stroke: darken(colour, 0.3), width: 2 }) +
      knob(sheet, 0, -22, 20, lighten(colour, 0.2)) +
      repeat(3, (index) => circle(0, 20 + index * 17, 5, { fill: index === 0 ? '#5fd0ff' : darken(colour, 0.5) })),
    0,
    headY + r + (tall ? 90 : 70),
  );
  return foot + pole + motor + basket + front + box;
}

/** A bladeless column with a long slot. */
function tower(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const h = 830;
  const r = chance.range('r', 96, 118);
  const foot = lathe(
    sheet,
    view,
    smooth(
      [
        [210, 0],
        [212, 12],
        [190, 30],
      ],
      4,
    ),
    { colour: darken(colour, 0.15), origin: [0, 440, 0] },
  );
  const body = lathe(
    sheet,
    view,
    [
      [r * 0.9, 0],
      [r, 20],
      [r, h - 30],
      ...smooth(
        [
          [r, h - 30],
          [r * 0.94, h - 8],
          [r * 0.8, h],
        ],
        4,
      ),
    ],
    { colour, origin: [0, 416, 0], finish: chance.pick('finish', ['matte', 'metal']) },
  );
  const grille =
    rect(-r * 0.5, -h * 0.42, r, h * 0.68, r * 0.48, {
      fill: sheet.linear(
        [
          [0, '#0b0c0f'],
          [0.5, '#2b2d32'],
          [1, '#0b0c0f'],
        ],
        0,
        0,
        1,
        0,
      ),
    }) +
    repeat(34, (index) =>
      line(-r * 0.46, -h * 0.4 + index * h * 0.0194, r * 0.46, -h * 0.4 + index * h * 0.0194, {
        stroke: '#6a6f78',
        width: 3.5,
      }),
    );
  const face =
    circle(0, 0, 38, { fill: '#0b0c0f' }) + figures(chance.pick('warm', ['21°', '22°', '19°']), 0, 0, 26, '#7fe0ff', 2);
  return foot + body + onFront(view, r * 0.9, grille) + onFront(view, r, face, 0, h * 0.36);
}

export const drawFan: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const slim = chance.yes('tower', 0.35);
  const tall = chance.yes('tall', 0.6);
  const draw = slim ? tower : standing;
  if (view === 1)
    return (
      groundShadow(sheet, 600, slim ? 1080 : tall ? 1072 : 950, 250, 44) +
      draw(studio, eye({ yaw: -24, pitch: 9, cx: 600, cy: 580, scale: slim ? 1.1 : 0.94 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, slim ? 1060 : tall ? 1060 : 940, 250, 54) +
      draw(studio, eye({ yaw: 36, pitch: 14, cx: 600, cy: 580, scale: slim ? 1.1 : 0.92 }))
    );
  return draw(studio, eye({ yaw: -18, pitch: 8, roll: 4, cx: 600, cy: slim ? 720 : 900, scale: 1.9 }));
};
