import { darken, isWhite, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, line, type Point, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { type CameraBody, cameraBody, eyepiece, finderHump } from './camera-body.ts';

/** Colours and measures of the body; retro ones are silver with a skin of the model's colour. */
function bodyOf({ chance, colour }: Studio, behind = false): CameraBody {
  const retro = chance.yes('retro', 0.45);
  return {
    w: 640,
    h: chance.range('h', 370, 410),
    d: 150,
    shell: retro ? mix('#b9bdc4', colour, 0.12) : colour,
    leather: retro ? mix(colour, '#3a3d43', 0.7) : darken(colour, isWhite(colour) ? 0.12 : 0.25),
    finish: retro ? 'metal' : 'matte',
    grip: retro ? 34 : 76,
    behind,
  };
}

/** Body with leatherette, finder hump, dials and a barrel of rings. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance } = studio;
  const made = bodyOf(studio);
  const { w, h, d, grip } = made;
  const retro = made.finish === 'metal';
  const lensX = chance.range('lens-x', 10, 50);
  const r = chance.range('r', 138, 166);
  const long = chance.range('long', 150, 270);
  const hump = chance.yes('hump', 0.5) ? finderHump(sheet, view, made, lensX, d / 2 - 6, d - 24) : '';
  const front = onFront(
    view,
    d / 2,
    (retro ? rect(w * 0.24, -h * 0.44, 92, 48, 10, { fill: '#15171b', stroke: '#8b9099', width: 4 }) : '') +
      circle(-w * 0.13, -h * 0.37, 9, { fill: '#0b0c0f', stroke: tone(made.shell, -0.3), width: 2 }) +
      circle(lensX + r * 1.24, h * 0.3, 15, {
        fill: flatFill(sheet, tone(made.shell, 0.1)),
        stroke: '#0b0c0f',
        width: 2,
      }),
  );
  const ringInk = chance.pick('ring', ['#c8313b', '#d0a068', '#8b9099', '#3f78d8']);
  const barrel = lathe(
    sheet,
    view,
    [
      [r * 1.14, 0],
      [r * 1.14, 10],
      [r * 1.1, 16],
      [r * 1.02, 18],
      [r, 24],
      [r, long * 0.3],
      [r * 1.03, long * 0.32],
      [r * 1.03, long * 0.62],
      [r * 0.96, long * 0.64],
      [r * 0.96, long * 0.88],
      [r * 0.99, long * 0.9],
      [r * 0.99, long * 0.97],
      [r * 0.96, long],
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
    circle(0, 0, r * 0.96, { fill: flatFill(sheet, '#24262b', 'gloss') }) +
      circle(0, 0, r * 0.9, { stroke: ringInk, width: 2.5, opacity: 0.85 }) +
      [0.84, 0.8, 0.76, 0.72, 0.68]
        .map((share, index) => circle(0, 0, r * share, { fill: index % 2 ? '#17191d' : '#0a0b0d' }))
        .join('') +
      lens(sheet, 0, 0, r * 0.66, '#1d1f24', chance.pick('coating', ['#4a5fb8', '#7650b4', '#2f8f86', '#a0563c'])),
    lensX,
    24,
  );
  const dial = (x: number, z: number, size: number, high: number): string =>
    lathe(
      sheet,
      view,
      [
        [size, 0],
        [size, high],
        [size * 0.94, high + 3],
        [size * 0.88, high + 4],
      ],
      { colour: retro ? '#c9ccd1' : '#33363c', finish: 'metal', origin: [x, -h / 2, z] },
    );
  const top =
    dial(w * 0.3, -12, 44, 26) +
    dial(w * 0.42, -8, 30, 20) +
    dial(-w * 0.3, -16, 34, 20) +
    dial(-w * 0.355, d / 2 + grip * 0.24, 24, 12) +
    onTop(view, -h / 2 - 16, knob(sheet, 0, 0, 15, retro ? ringInk : '#5a5e66'), -w * 0.355, d / 2 + grip * 0.24);
  return cameraBody(sheet, view, made) + front + hump + top + barrel + ribs + glass;
}

/** From behind: tilting display, finder and keys. */
function rear(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const made = bodyOf(studio, true);
  const { w, h, d } = made;
  const key = (x: number, y: number, size: number): string =>
    circle(x, y, size, { fill: flatFill(sheet, '#33363c'), stroke: '#0b0c0f', width: 2 });
  const keys =
    circle(w * 0.36, h * 0.08, 54, { fill: flatFill(sheet, '#2b2d32', 'gloss'), stroke: '#0b0c0f', width: 3 }) +
    key(w * 0.36, h * 0.08, 24) +
    repeat(4, (index) => key(w * 0.32 + (index % 2) * 56, index < 2 ? -h * 0.2 : h * 0.34, 14));
  const display = place(
    screen(sheet, chance, 420, h * 0.72, { r: 14, bezel: 14, body: colour }),
    -w / 2 + 40,
    -h * 0.3,
  );
  const finder = chance.yes('hump', 0.5) ? finderHump(sheet, view, made, -20, d / 2 + 14, d - 10, eyepiece(sheet)) : '';
  return cameraBody(sheet, view, made) + onFront(view, d / 2, display + keys) + finder;
}

/** Where the body meets the floor. */
const feet = (studio: Studio, view: Eye): Point[] =>
  [-290, 290].flatMap((x) => [-75, 75].map((z) => view.project([x, bodyOf(studio).h / 2, z])));

export const drawCamera: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1) {
    const pose = eye({ yaw: -26, pitch: 13, cx: 640, cy: 610, scale: 1.24 });
    return footShadow(sheet, feet(studio, pose)) + whole(studio, pose);
  }
  if (view === 2) {
    const pose = eye({ yaw: 24, pitch: 12, cx: 600, cy: 620, scale: 1.28 });
    return footShadow(sheet, feet(studio, pose)) + rear(studio, pose);
  }
  return whole(studio, eye({ yaw: 28, pitch: 24, roll: -4, cx: 520, cy: 560, scale: 1.9 }));
};
