import { chance } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, boxFeet } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, place, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { pad } from './gamepad-parts.ts';
import { padShadow } from './gamepad-shadow.ts';

const LARGE = [400, 790, 400] as const;
const SMALL = [165, 700, 385] as const;

/** A square tower whose round vent lies on its top. */
function large({ sheet, colour }: Studio, view: Eye): string {
  const [w, h, d] = LARGE;
  const face =
    rect(0, 0, w, h, 14, { fill: flatFill(sheet, colour) }) +
    rect(52, h * 0.56, 9, 220, 5, { fill: '#0a0b0d' }) +
    circle(60, 58, 15, { stroke: lighten(colour, 0.5), width: 4 }) +
    rect(w - 84, h - 96, 34, 14, 5, { fill: '#0a0b0d' });
  const vent =
    rect(0, 0, w, d, 14, { fill: flatFill(sheet, darken(colour, 0.15)) }) +
    circle(w / 2, d / 2, w * 0.44, { fill: darken(colour, 0.6) }) +
    circle(w / 2, d / 2, w * 0.44, { fill: holes(sheet, 24, '#2f9e5a') });
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, r: 12, bevel: 5 },
      face,
    ) + group(vent, { transform: view.plane([-w / 2, -h / 2, -d / 2], axes.x, axes.z) })
  );
}

/** A slim box with one large round vent on its flank. */
function small({ sheet, colour }: Studio, view: Eye): string {
  const [w, h, d] = SMALL;
  const face =
    rect(0, 0, w, h, 10, { fill: flatFill(sheet, colour) }) +
    circle(44, 50, 14, { stroke: darken(colour, 0.4), width: 4 }) +
    rect(w - 66, h - 84, 30, 13, 5, { fill: '#0a0b0d' });
  const flank =
    rect(0, 0, d, h, 10, { fill: flatFill(sheet, darken(colour, 0.06)) }) +
    circle(d / 2, h * 0.36, d * 0.4, { fill: '#17191d' }) +
    circle(d / 2, h * 0.36, d * 0.4, { fill: holes(sheet, 20, '#3a3d43') });
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, r: 10, bevel: 5 },
      face,
    ) + group(flank, { transform: view.plane([w / 2 + 1, -h / 2, d / 2], axes.back, axes.y) })
  );
}

const padTraits = { touchpad: false, 'offset-sticks': true, coloured: true };

export const drawXbox: Draw = (studio) => {
  const { sheet, chance: choices, view } = studio;
  const [whole, size] = choices.yes('small') ? ([small, SMALL] as const) : ([large, LARGE] as const);
  const standing = (pose: Eye): string =>
    footShadow(sheet, boxFeet(pose, size[0], size[1], size[2])) + whole(studio, pose);
  if (view === 1)
    return (
      standing(eye({ yaw: -38, pitch: 11, cx: 480, cy: 600, scale: 1.04 })) +
      padShadow(sheet, 820, 930, 0.66, -5) +
      place(pad({ ...studio, chance: chance('pad', padTraits) }), 820, 930, 0.66, -5)
    );
  if (view === 2) return standing(eye({ yaw: -58, pitch: 20, cx: 600, cy: 600, scale: 1.06 }));
  return whole(studio, eye({ yaw: -30, pitch: 30, roll: 6, cx: 640, cy: 900, scale: 1.9 }));
};
