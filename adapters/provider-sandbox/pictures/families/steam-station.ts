import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { ironProfile } from './iron-parts.ts';

/** The boiler with its water tank and keys. */
function boiler({ sheet, colour }: Studio, view: Eye): string {
  const [w, h, d] = [760, 290, 420];
  const face =
    rect(0, 0, w, h, 60, { fill: flatFill(sheet, colour, 'gloss') }) +
    rect(40, 60, w * 0.34, h - 110, 34, { fill: '#8fb3c9', opacity: 0.55, stroke: '#ffffff', width: 3 }) +
    rect(52, h * 0.52, w * 0.34 - 24, h * 0.26, 24, { fill: '#5f8fae', opacity: 0.5 }) +
    knob(sheet, w * 0.66, h * 0.5, 52, lighten(colour, 0.1)) +
    repeat(3, (index) => circle(w * 0.8 + index * 44, h * 0.5, 14, { fill: darken(colour, 0.5) }));
  return pillow(
    view,
    { origin: [-w / 2, 0, d / 2], u: axes.x, v: axes.y },
    w,
    h,
    d,
    { colour, finish: 'gloss', r: 70, bevel: 34, backBevel: 30, taper: 14 },
    face,
  );
}

function whole(studio: Studio, view: Eye, scale: number): string {
  const [x, y] = view.project([0, -4, 40]);
  const hose = tube(
    `M${(x + 330 * scale).toFixed(1)} ${(y - 120 * scale).toFixed(1)}C${(x + 520 * scale).toFixed(1)} ${(y - 140 * scale).toFixed(1)} ${(x + 520 * scale).toFixed(1)} ${(y + 140 * scale).toFixed(1)} ${(x + 370 * scale).toFixed(1)} ${(y + 170 * scale).toFixed(1)}`,
    24 * scale,
    '#3a3d43',
  );
  return hose + boiler(studio, view) + place(ironProfile(studio), x, y - 150 * scale, 0.84 * scale, -7);
}

export const drawSteamStation: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 590, 960, 460, 80) +
      whole(studio, eye({ yaw: -12, pitch: 14, cx: 570, cy: 640, scale: 1.06 }), 1.06)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 590, 960, 450, 90) +
      whole(studio, eye({ yaw: 16, pitch: 20, cx: 560, cy: 640, scale: 1.02 }), 1.02)
    );
  return whole(studio, eye({ yaw: -12, pitch: 12, cx: 640, cy: 780, scale: 1.7 }), 1.7);
};
