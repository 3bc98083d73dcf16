import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, line, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** A small ribbed block: square eye, front display, shutter key on top, folding feet below. */
function whole(studio: Studio, view: Eye, back = false): string {
  const { sheet, chance, colour } = studio;
  const [w, h, d] = [chance.range('w', 460, 640), chance.range('h', 430, 480), 270];
  const withScreen = chance.yes('front-screen', 0.7);
  const left = chance.yes('lens-left', 0.4);
  const eyeX = left ? 30 : w - 300;
  const otherX = left ? Math.max(w - 290, 314) : 40;
  const ink = chance.pick('key', ['#d0402f', '#e98a2f', '#3f9fd8', '#c9ccd1']);
  const ribs = repeat(9, (index) =>
    line(14, h * 0.52 + index * 22, w - 14, h * 0.52 + index * 22, {
      stroke: darken(colour, 0.4),
      width: 3,
      opacity: 0.6,
    }),
  );
  const eyePlate =
    rect(eyeX, 34, 264, 264, 54, { fill: flatFill(sheet, '#1b1d21', 'gloss'), stroke: '#5a5e66', width: 5 }) +
    rect(eyeX + 22, 56, 220, 220, 40, { fill: '#08090b' }) +
    lens(sheet, eyeX + 132, 166, 98, '#5a5e66', chance.pick('coating', ['#4a5fb8', '#7650b4', '#2f8f86']));
  const small = withScreen
    ? place(screen(sheet, chance, 240, 176, { r: 20, bezel: 12, body: colour }), otherX, 60)
    : rect(otherX, 70, w - 360 > 0 ? w - 360 : 110, 12, 6, { fill: tone(colour, 0.3) });
  const front =
    rect(0, 0, w, h, 60, { fill: flatFill(sheet, colour) }) +
    ribs +
    eyePlate +
    small +
    circle(otherX + 20, h - 84, 8, { fill: ink }) +
    (withScreen ? '' : rect(otherX, h - 130, 40, 8, 4, { fill: ink }));
  const rear =
    rect(0, 0, w, h, 60, { fill: flatFill(sheet, colour) }) +
    place(screen(sheet, chance, w - 70, h - 80, { r: 36, bezel: 22, body: colour }), 35, 40);
  const feet = repeat(2, (index) =>
    pillow(
      view,
      { origin: [-50 + index * 64, h / 2 - 6, 40], u: axes.x, v: axes.y },
      32,
      110,
      80,
      { colour: '#33363c', r: 16, bevel: 4 },
      circle(16, 70, 12, { fill: '#0b0c0f' }),
    ),
  );
  const shutter =
    rect(-76, -44, 152, 88, 44, { fill: tone(colour, -0.3) }) +
    rect(-62, -32, 124, 64, 32, { fill: flatFill(sheet, ink, 'gloss') });
  return (
    feet +
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, r: 70, bevel: 22, backBevel: 22 },
      back ? rear : front,
    ) +
    onTop(view, -h / 2, shutter, w * 0.26, 0)
  );
}

export const drawActionCamera: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 940, 330, 50) +
      whole(studio, eye({ yaw: -24, pitch: 14, cx: 600, cy: 600, scale: 1.24 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 940, 330, 50) +
      whole(studio, eye({ yaw: 28, pitch: 14, cx: 600, cy: 600, scale: 1.24 }), true)
    );
  return whole(studio, eye({ yaw: -32, pitch: 22, roll: 6, cx: 560, cy: 640, scale: 1.9 }));
};
