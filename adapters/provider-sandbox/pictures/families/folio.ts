import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { castRect, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { prism, roundedOutline, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { card, leather } from './case-skins.ts';
import { ofPhone } from './of-phone.ts';
import { opening as cameraOpening, cameras } from './phone-cameras.ts';
import { type PhoneBuild, phoneBuild, phoneFront } from './phone-parts.ts';

/** A folio's corners are those of a book, whatever the phone in it has. */
const CORNER = 34;
const MARGIN = 16;

/** Leather with a dark line where the leaf bends round the spine, `spine` on its left or right. */
function leaf({ sheet, colour }: Studio, w: number, h: number, spine: 'left' | 'right'): string {
  const x = spine === 'left' ? 26 : w - 44;
  const bend = sheet.linear(
    [
      [0, darken(colour, 0.1), 0],
      [0.5, darken(colour, 0.5), 0.8],
      [0.7, lighten(colour, 0.25), 0.5],
      [1, colour, 0],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    rect(0, 0, w, h, CORNER, { fill: flatFill(sheet, colour) }) +
    leather(colour, w, h, CORNER) +
    rect(x, 4, 18, h - 8, 0, { fill: bend }) +
    rect(3, 3, w - 6, h - 6, CORNER - 2, { stroke: lighten(colour, 0.35), width: 4, opacity: 0.6 })
  );
}

/** The back leaf with the cameras looking out of it. */
function back(studio: Studio, held: Studio, w: number, h: number): string {
  const { colour } = studio;
  const [x, y, hw, hh, hr] = cameraOpening(held, w);
  return (
    leaf(studio, w, h, 'right') +
    rect(x, y, hw, hh, hr, { fill: '#1d1f24' }) +
    cameras({ ...held, colour: '#3a3d43' }, w) +
    rect(x, y, hw, hh, hr, { stroke: darken(colour, 0.45), width: 8 })
  );
}

/** The phone in its shell, which is glued to the back leaf. */
function inside(studio: Studio, held: Studio, phone: PhoneBuild, w: number, h: number): string {
  const { sheet, colour } = studio;
  return (
    rect(0, 0, w, h, CORNER, { fill: darken(colour, 0.2) }) +
    castRect(sheet, [MARGIN, MARGIN, phone.w, phone.h], phone.r, 10, 0.5) +
    place(phoneFront({ ...held, colour: '#4a4e56' }, phone), MARGIN, MARGIN)
  );
}

/** The lining of the front leaf with pockets for cards and for notes. */
function lining({ sheet, colour }: Studio, w: number, h: number): string {
  const soft = tone(colour, 0.16);
  const pocket = (y: number): string =>
    card(sheet, w * 0.14, y - 44, w * 0.66, 100) +
    rect(w * 0.08, y, w * 0.8, 120, 10, { fill: flatFill(sheet, tone(colour, 0.08)) }) +
    path(`M${w * 0.08} ${y}H${w * 0.88}`, { stroke: lighten(colour, 0.45), width: 4 });
  return (
    rect(0, 0, w, h, CORNER, { fill: flatFill(sheet, soft) }) +
    repeat(2, (index) => pocket(h * 0.36 + index * 104)) +
    rect(w * 0.08, h * 0.36 + 208, w * 0.8, h * 0.64 - 240, 12, { fill: flatFill(sheet, tone(colour, 0.04)) }) +
    path(`M${w * 0.08} ${h * 0.36 + 208}H${w * 0.88}`, { stroke: lighten(colour, 0.45), width: 4 }) +
    rect(14, 14, w - 28, h - 28, CORNER - 10, {
      stroke: lighten(colour, 0.45),
      width: 2.5,
      dash: '11 8',
      opacity: 0.7,
    }) +
    rect(3, 3, w - 6, h - 6, CORNER - 2, { stroke: lighten(colour, 0.3), width: 4, opacity: 0.6 })
  );
}

/** Open as a book: the front leaf swings out to the left and towards the viewer. */
function open(studio: Studio, held: Studio, phone: PhoneBuild, view: Eye): string {
  const { colour } = studio;
  const [w, h] = [phone.w + MARGIN * 2, phone.h + MARGIN * 2];
  const [c, s] = [Math.cos(0.7), Math.sin(0.7)];
  const front = prism(
    view,
    { origin: [-w / 2 - w * c, -h / 2, 26 + w * s], u: [c, 0, -s], v: [0, 1, 0] },
    roundedOutline(w, h, CORNER),
    12,
    { colour },
    lining(studio, w, h),
  );
  return slab(view, w, h, phone.depth + 18, { colour, r: CORNER }, inside(studio, held, phone, w, h)) + front;
}

export const drawFolio: Draw = (studio) => {
  const { sheet, colour, view } = studio;
  const held = ofPhone(studio);
  const phone = phoneBuild(held);
  const [w, h, depth] = [phone.w + MARGIN * 2, phone.h + MARGIN * 2, phone.depth + 26];
  const look = { colour, r: CORNER };
  if (view === 1)
    return (
      groundShadow(sheet, 610, 1076, 440, 48) +
      open(studio, held, phone, eye({ yaw: -14, pitch: 6, roll: 2, cx: 760, cy: 590, scale: 0.98 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1078, 400, 42) +
      slab(
        eye({ yaw: 24, pitch: 5, roll: -6, cx: 420, cy: 560, scale: 0.98 }),
        w,
        h,
        depth,
        look,
        back(studio, held, w, h),
      ) +
      slab(
        eye({ yaw: -22, pitch: 5, roll: 5, cx: 745, cy: 610, scale: 1.02 }),
        w,
        h,
        depth,
        look,
        leaf(studio, w, h, 'left'),
      )
    );
  return slab(
    eye({ yaw: 26, pitch: -8, roll: 12, cx: 640, cy: 1090, scale: 2.1 }),
    w,
    h,
    depth,
    look,
    back(studio, held, w, h),
  );
};
