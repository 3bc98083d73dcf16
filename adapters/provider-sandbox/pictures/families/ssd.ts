import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { brushed, usbC } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { footShadow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, boxFeet, prism } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, line, type Point, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const board: readonly Point[] = [
  [0, 0],
  [860, 0],
  [860, 92],
  [846, 98],
  [846, 132],
  [860, 138],
  [860, 230],
  [0, 230],
  [0, 136],
  [-14, 130],
  [-14, 100],
  [0, 94],
];

/** A bare stick: chips, label and gold fingers. */
function stick({ sheet, chance, colour }: Studio, view: Eye, back: boolean): string {
  const pcb = chance.pick('pcb', ['#17382c', '#1b1d22', '#1c2b4a']);
  const chip = (x: number, w: number): string =>
    rect(x, 30, w, 170, 8, {
      fill: sheet.linear(
        [
          [0, '#3a3d43'],
          [0.5, '#24262b'],
          [1, '#15171b'],
        ],
        0,
        0,
        1,
        1,
      ),
      stroke: '#0b0c0f',
      width: 2,
    }) + circle(x + 20, 50, 6, { fill: '#5a5e66' });
  const fingers = repeat(16, (index) =>
    rect(812, 8 + index * 13.6, 46, 9, 2, {
      fill: sheet.linear(
        [
          [0, '#f2dc9a'],
          [1, '#b8923c'],
        ],
        0,
        0,
        1,
        0,
      ),
    }),
  );
  const parts = repeat(14, (index) =>
    rect(600 + (index % 7) * 26, index < 7 ? 10 : 208, 16, 11, 2, { fill: '#b08a5a' }),
  );
  const label =
    rect(30, 22, 640, 186, 8, { fill: flatFill(sheet, colour) }) +
    rect(30, 22, 640, 186, 8, { fill: brushed(sheet), opacity: 0.5 }) +
    rect(200, 84, 170, 16, 6, { fill: lighten(colour, 0.6), opacity: 0.8 }) +
    rect(200, 124, 120, 12, 6, { fill: lighten(colour, 0.6), opacity: 0.5 });
  const face =
    path(`M${board.map(([x, y]) => `${x} ${y}`).join('L')}Z`, {
      fill: sheet.linear(
        [
          [0, lighten(pcb, 0.12)],
          [1, pcb],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    repeat(9, (index) => line(690, 20 + index * 24, 800, 20 + index * 24, { stroke: lighten(pcb, 0.2), width: 2 })) +
    parts +
    (back ? chip(40, 190) + chip(250, 190) + chip(460, 120) : label + chip(694, 92)) +
    fingers;
  return prism(view, { origin: [-430, -115, 10], u: axes.x, v: axes.y }, board, 16, { colour: pcb }, face);
}

/** A portable drive with a rubber edge or a ribbed metal shell. */
function portable({ sheet, chance, colour }: Studio, view: Eye): string {
  const [w, h, d] = [chance.range('w', 360, 430), chance.range('h', 620, 720), chance.range('d', 70, 100)];
  const ribbed = chance.yes('ribbed', 0.5);
  const accent = chance.pick('accent', ['#e0653a', '#4a8ad8', '#c9ccd1', '#46a37a']);
  const ribs = ribbed
    ? repeat(9, (index) =>
        rect(40 + index * (w - 80) * 0.112, 60, (w - 80) * 0.056, h - 260, 10, {
          fill: sheet.linear(
            [
              [0, tone(colour, -0.35)],
              [0.6, tone(colour, 0.2)],
              [1, tone(colour, -0.1)],
            ],
            0,
            0,
            1,
            0,
          ),
        }),
      )
    : path(`M0 ${h * 0.6}L${w} ${h * 0.34}V${h * 0.4}L0 ${h * 0.66}Z`, { fill: accent, opacity: 0.9 });
  const face =
    rect(12, 12, w - 24, h - 24, 44, { fill: flatFill(sheet, colour, 'metal') }) +
    ribs +
    circle(w - 60, h - 46, 6, { fill: '#5fd0ff' });
  const port = group(usbC(sheet, w / 2, d / 2, 66, mix('#8b9099', accent, 0.2)), {
    transform: view.plane([-w / 2, -h / 2 - 1, -d / 2], axes.x, axes.z),
  });
  const loop = chance.yes('loop', 0.4)
    ? circle(w - 62, 62, 24, { fill: '#e9ebee', stroke: darken(colour, 0.4), width: 6 })
    : '';
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour: chance.yes('bumper', 0.4) ? accent : colour, finish: 'metal', r: 64, bevel: 16, backBevel: 16 },
      face + loop,
    ) + port
  );
}

export const drawSsdStick: Draw = (studio) => {
  const { sheet, view } = studio;
  const standing = (pose: Eye, back: boolean): string =>
    footShadow(sheet, boxFeet(pose, 860, 230), 40, 0.8) + stick(studio, pose, back);
  if (view === 1) return standing(eye({ yaw: -24, pitch: 22, roll: -14, cx: 600, cy: 590, scale: 1.26 }), false);
  if (view === 2) return standing(eye({ yaw: 26, pitch: 20, roll: 16, cx: 600, cy: 570, scale: 1.22 }), true);
  return stick(studio, eye({ yaw: -36, pitch: 30, roll: -10, cx: 380, cy: 640, scale: 2.3 }), false);
};

export const drawSsdPortable: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 610, 1040, 290, 42) +
      portable(studio, eye({ yaw: -28, pitch: 18, roll: 4, cx: 600, cy: 590, scale: 1.26 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1000, 300, 90) +
      portable(studio, eye({ yaw: 34, pitch: 34, roll: -6, cx: 600, cy: 590, scale: 1.24 }))
    );
  return portable(studio, eye({ yaw: -24, pitch: 40, roll: 10, cx: 560, cy: 920, scale: 2.1 }));
};
