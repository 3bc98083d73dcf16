import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes, knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, line, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** Body with leatherette, finder hump, dials and a barrel of rings. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const [w, h, d] = [640, chance.range('h', 370, 410), 150];
  const retro = chance.yes('retro', 0.45);
  const shell = retro ? mix('#b9bdc4', colour, 0.12) : colour;
  const leather = retro ? colour : darken(colour, 0.25);
  const lensX = chance.range('lens-x', 10, 50);
  const r = chance.range('r', 138, 166);
  const long = chance.range('long', 150, 270);
  const hump = chance.yes('hump', 0.5)
    ? pillow(
        view,
        { origin: [lensX - 110, -h / 2 - 84, d / 2 - 8], u: axes.x, v: axes.y },
        220,
        130,
        d - 20,
        { colour: shell, r: 40, bevel: 20 },
        '',
      )
    : '';
  const face =
    rect(0, 0, w, h, 44, { fill: flatFill(sheet, shell, retro ? 'metal' : 'matte') }) +
    rect(10, h * 0.24, w - 20, h * 0.62, 20, { fill: leather }) +
    rect(10, h * 0.24, w - 20, h * 0.62, 20, { fill: holes(sheet, 7, tone(leather, 0.14)), opacity: 0.6 }) +
    (retro ? rect(w * 0.72, h * 0.07, 100, 54, 10, { fill: '#15171b', stroke: '#8b9099', width: 4 }) : '');
  const grip = pillow(
    view,
    { origin: [-w / 2 + 6, -h * 0.32, d / 2 + 54], u: axes.x, v: axes.y },
    120,
    h * 0.78,
    60,
    { colour: leather, r: 50, bevel: 34 },
    '',
  );
  const body = pillow(
    view,
    { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
    w,
    h,
    d,
    { colour: shell, finish: retro ? 'metal' : 'matte', r: 52, bevel: 16, backBevel: 16 },
    face,
  );
  const ringInk = chance.pick('ring', ['#c8313b', '#d0a068', '#8b9099', '#3f78d8']);
  const barrel = lathe(
    sheet,
    view,
    [
      [r * 1.08, 0],
      [r * 1.08, 18],
      [r, 20],
      [r, long * 0.3],
      [r * 1.03, long * 0.32],
      [r * 1.03, long * 0.62],
      [r * 0.96, long * 0.64],
      [r * 0.96, long * 0.9],
      [r, long * 0.92],
      [r, long],
    ],
    { colour: '#2b2d32', finish: 'matte', origin: [lensX, 24, d / 2], axis: [0, 0, 1] },
  );
  const ribs = repeat(36, (index) => {
    const angle = (index * Math.PI) / 18;
    const at = (z: number): readonly [number, number] =>
      view.project([lensX + Math.cos(angle) * r * 1.03, 24 + Math.sin(angle) * r * 1.03, d / 2 + z]);
    const facing = view.turn([Math.cos(angle), Math.sin(angle), 0])[2] > 0.05;
    return facing ? line(...at(long * 0.36), ...at(long * 0.58), { stroke: '#0b0c0f', width: 4 * view.scale }) : '';
  });
  const glass = onFront(
    view,
    d / 2 + long,
    circle(0, 0, r, { fill: '#1b1d21' }) +
      circle(0, 0, r * 0.93, { stroke: ringInk, width: 5 }) +
      lens(sheet, 0, 0, r * 0.88, '#4a4e56', chance.pick('coating', ['#4a5fb8', '#7650b4', '#2f8f86', '#a0563c'])),
    lensX,
    24,
  );
  const dial = (x: number, size: number): string =>
    lathe(
      sheet,
      view,
      [
        [size, 0],
        [size, 30],
        [size * 0.9, 34],
      ],
      { colour: retro ? '#c9ccd1' : '#33363c', finish: 'metal', origin: [x, -h / 2, 0] },
    );
  const top =
    dial(w * 0.3, 46) +
    dial(w * 0.43, 32) +
    dial(-w * 0.34, 38) +
    onTop(view, -h / 2 - 34, knob(sheet, 0, 0, 16, ringInk), -w * 0.34, 0);
  return body + hump + top + grip + barrel + ribs + glass;
}

/** From behind: tilting display, finder and keys. */
function rear(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const [w, h, d] = [640, 390, 150];
  const keys =
    circle(w - 84, h * 0.58, 56, { fill: '#15171b', stroke: '#5a5e66', width: 4 }) +
    circle(w - 84, h * 0.58, 22, { fill: '#33363c' }) +
    repeat(4, (index) =>
      circle(w - 110 + (index % 2) * 56, index < 2 ? h * 0.28 : h * 0.86, 15, {
        fill: '#33363c',
        stroke: '#0b0c0f',
        width: 2,
      }),
    );
  const face =
    rect(0, 0, w, h, 44, { fill: flatFill(sheet, colour) }) +
    place(screen(sheet, chance, 410, 290, { r: 14, bezel: 14, body: colour }), 50, 72) +
    keys;
  const finder = pillow(
    view,
    { origin: [-110, -h / 2 - 84, d / 2 + 20], u: axes.x, v: axes.y },
    220,
    130,
    d,
    { colour: lighten(colour, 0.05), r: 36, bevel: 12 },
    rect(46, 28, 128, 76, 16, { fill: '#08090b', stroke: '#4a4e56', width: 5 }) +
      circle(110, 66, 20, { fill: '#1d2a52' }),
  );
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, r: 52, bevel: 16, backBevel: 16 },
      face,
    ) + finder
  );
}

export const drawCamera: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 890, 430, 74) +
      whole(studio, eye({ yaw: -26, pitch: 13, cx: 640, cy: 610, scale: 1.24 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 870, 430, 60) + rear(studio, eye({ yaw: 24, pitch: 12, cx: 600, cy: 620, scale: 1.28 }))
    );
  return whole(studio, eye({ yaw: 28, pitch: 24, roll: -4, cx: 520, cy: 560, scale: 1.9 }));
};
