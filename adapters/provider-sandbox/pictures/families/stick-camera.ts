import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, group, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

const [w, h, d] = [310, 840, 210];
const eyeY = -h / 2 + 168;

/** A bar with a domed lens on either face, so that it sees all round; a touch screen on one of them. */
function whole(studio: Studio, view: Eye, behind: boolean): string {
  const { sheet, chance, colour } = studio;
  const ribs = repeat(10, (index) =>
    rect(40, h * 0.46 + index * 34, w - 80, 12, 6, { fill: darken(colour, 0.4), opacity: 0.7 }),
  );
  const display = place(screen(sheet, chance, w - 64, h * 0.44, { r: 26, bezel: 12, body: colour }), 32, h * 0.42);
  const key =
    circle(w / 2, h - 62, 32, { fill: '#17191d', stroke: lighten(colour, 0.3), width: 3 }) +
    circle(w / 2, h - 62, 13, { fill: '#d0402f' });
  const face = rect(0, 0, w, h, 60, { fill: flatFill(sheet, colour) }) + (behind ? ribs : display + key);
  const dome = lathe(
    sheet,
    view,
    [
      [142, 0],
      [136, 22],
      [118, 34],
    ],
    { colour: '#2b2d32', finish: 'gloss', origin: [0, eyeY, d / 2], axis: axes.z },
  );
  const glass = onFront(view, d / 2 + 34, lens(sheet, 0, 0, 118, '#5a5e66', '#4a5fb8'), 0, eyeY);
  const other = group(rect(-20, eyeY - 100, 40, 200, 20, { fill: '#17191d' }), {
    transform: view.plane([0, 0, -d / 2 - 18], axes.x, axes.y),
  });
  return (
    other +
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, r: 66, bevel: 26, backBevel: 26 },
      face,
    ) +
    dome +
    glass
  );
}

export const drawStickCamera: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 390, 1060, 200, 36) +
      whole(studio, eye({ yaw: 30, pitch: 8, cx: 390, cy: 590, scale: 1.02 }), true) +
      groundShadow(sheet, 810, 1076, 220, 40) +
      whole(studio, eye({ yaw: -26, pitch: 8, cx: 790, cy: 600, scale: 1.06 }), false)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1070, 230, 40) +
      whole(studio, eye({ yaw: 38, pitch: 10, cx: 600, cy: 600, scale: 1.12 }), true)
    );
  return whole(studio, eye({ yaw: -24, pitch: 10, roll: 6, cx: 640, cy: 1000, scale: 2 }), false);
};
