import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes, mark, marks, slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, group, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { pad } from './gamepad-parts.ts';

/** A standing tower: two shells about a dark core, or one perforated block. */
function tower(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const h = 780;
  if (chance.yes('block', 0.4)) {
    const [w, d] = [360, 360];
    const face =
      rect(0, 0, w, h, 14, { fill: flatFill(sheet, colour) }) +
      rect(52, 90, 10, 210, 5, { fill: '#0a0b0d' }) +
      mark(chance.pick('mark', marks), 66, 40, 44, '#ffffff', 0.9) +
      circle(66, h - 60, 14, { stroke: lighten(colour, 0.4), width: 4 });
    const top =
      circle(w / 2, d / 2, w * 0.42, { fill: darken(colour, 0.55) }) +
      circle(w / 2, d / 2, w * 0.42, {
        fill: holes(sheet, 22, chance.pick('glow', ['#2f9e5a', '#3f78d8', '#050607'])),
      });
    return (
      pillow(
        view,
        { origin: [-w / 2, -h / 2, d / 2], u: [1, 0, 0], v: [0, 1, 0] },
        w,
        h,
        d,
        { colour, r: 14, bevel: 8 },
        face,
      ) + group(top, { transform: view.plane([-w / 2, -h / 2, -d / 2], [1, 0, 0], [0, 0, 1]) })
    );
  }
  const d = 400;
  const shell = (x: number): string =>
    pillow(
      view,
      { origin: [x, -h / 2, d / 2], u: [1, 0, 0], v: [0, 1, 0] },
      52,
      h,
      d,
      { colour, finish: 'gloss', r: 24, bevel: 20 },
      '',
    );
  const light = chance.pick('light', ['#4a9cff', '#8f7bff', '#46e0b0']);
  const core = pillow(
    view,
    { origin: [-76, -h / 2 + 40, d / 2 - 26], u: [1, 0, 0], v: [0, 1, 0] },
    152,
    h - 60,
    d - 40,
    { colour: '#1c1e22', finish: 'gloss', r: 10, bevel: 4 },
    rect(0, 0, 152, h - 60, 10, { fill: flatFill(sheet, '#1c1e22', 'gloss') }) +
      rect(4, 6, 6, h - 80, 3, { fill: light }) +
      rect(142, 6, 6, h - 80, 3, { fill: light }) +
      rect(52, 330, 48, 14, 7, { fill: '#5a5e66' }) +
      slots(30, 40, 92, 160, 10, '#050607', '#4a4e56'),
  );
  const order = view.turn([1, 0, 0])[2] > 0 ? [shell(-128), core, shell(76)] : [shell(76), core, shell(-128)];
  return order.join('');
}

/** A handheld with controls on both sides of its screen. */
function handheld(studio: Studio): string {
  const { sheet, chance, colour } = studio;
  const grip = (side: -1 | 1): string => {
    const ink = side < 0 ? colour : chance.pick('second', [colour, '#e0483a', '#3f9fd8', '#f2c33d']);
    const x = side * 400;
    const stick =
      circle(x, side * 80 - 40, 44, { fill: '#17191d' }) +
      circle(x - 3, side * 80 - 46, 32, {
        fill: sheet.radial([
          [0, '#24262b'],
          [0.8, '#4b4f57'],
          [1, '#1c1e22'],
        ]),
      });
    const keys = repeat(4, (index) =>
      circle(x + 34 * Math.cos((index * Math.PI) / 2), -side * 70 - 20 + 34 * Math.sin((index * Math.PI) / 2), 15, {
        fill: '#2a2d33',
        stroke: lighten(ink, 0.2),
        width: 2,
      }),
    );
    return (
      rect(x - 80, -200, 160, 400, side < 0 ? 76 : 76, {
        fill: sheet.linear(
          [
            [0, tone(ink, 0.3)],
            [0.5, ink],
            [1, tone(ink, -0.3)],
          ],
          0,
          0,
          1,
          1,
        ),
      }) +
      stick +
      keys
    );
  };
  const body = rect(-340, -200, 680, 400, 12, { fill: flatFill(sheet, '#24262b', 'gloss') });
  return (
    grip(-1) + grip(1) + body + place(screen(sheet, chance, 640, 372, { r: 12, bezel: 16, body: colour }), -320, -186)
  );
}

export const drawGameConsole: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  if (chance.yes('handheld', 0.34)) {
    const one = handheld(studio);
    if (view === 3) return groundShadow(sheet, 600, 1060, 500, 50) + place(one, 840, 600, 1.8, -10);
    return groundShadow(sheet, 600, view === 1 ? 880 : 940, 480, 46) + place(one, 600, 600, 1.12, view === 1 ? -5 : 9);
  }
  const controller = place(
    pad({ ...studio, colour: chance.yes('pad-white', 0.5) ? '#dfe1e5' : studio.colour }),
    770,
    900,
    0.72,
    -6,
  );
  if (view === 1)
    return (
      groundShadow(sheet, 520, 1050, 330, 56) +
      tower(studio, eye({ yaw: -32, pitch: 9, cx: 500, cy: 600, scale: 1.08 })) +
      groundShadow(sheet, 780, 1070, 280, 34) +
      controller
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1060, 340, 56) +
      tower(studio, eye({ yaw: 40, pitch: 14, cx: 600, cy: 590, scale: 1.12 }))
    );
  return (
    glow(sheet, 600, 600, 520, '#ffffff', 0.5) +
    tower(studio, eye({ yaw: -30, pitch: 26, roll: 8, cx: 640, cy: 900, scale: 1.9 }))
  );
};
