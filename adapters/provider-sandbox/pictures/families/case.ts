import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { castRect, footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { boxFeet, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { magnetRing, skins } from './case-skins.ts';
import { ofPhone } from './of-phone.ts';
import { opening as cameraOpening, cameras } from './phone-cameras.ts';
import { type PhoneBuild, phoneBuild, phoneFront } from './phone-parts.ts';

type Kind = keyof typeof skins;

/** A shutter that slides off the cameras: its frame around them, and the shutter pushed aside. */
function shutter(
  { sheet, colour }: Studio,
  [x, y, w, h, r]: readonly [number, number, number, number, number],
): string {
  const [px, pw] = [x + w * 0.82, w * 0.62];
  return (
    castRect(sheet, [px, y + 4, pw, h - 8], r, 12, 0.5) +
    rect(px, y, pw, h, r, { fill: flatFill(sheet, tone(colour, 0.12)), stroke: lighten(colour, 0.4), width: 3 }) +
    repeat(3, (index) => rect(px + pw * 0.62 + index * 14, y + h * 0.34, 5, h * 0.32, 2, { fill: darken(colour, 0.4) }))
  );
}

/** The case on its phone, camera opening with a raised lip. */
function back(studio: Studio, held: Studio, build: PhoneBuild, kind: Kind): string {
  const { sheet, chance, colour } = studio;
  const { w, h, r } = build;
  const place = cameraOpening(held, w);
  const [x, y, hw, hh, hr] = place;
  const clip = sheet.clip(rect(0, 0, w, h, r, { fill: '#000' }));
  const opening =
    rect(x, y, hw, hh, hr, { fill: kind === 'clear' ? mix(colour, '#3a3d43', 0.5) : '#1d1f24' }) +
    cameras({ ...held, colour: '#3a3d43' }, w) +
    rect(x, y, hw, hh, hr, {
      stroke: sheet.linear(
        [
          [0, lighten(colour, 0.5)],
          [0.5, tone(colour, -0.1)],
          [1, darken(colour, 0.5)],
        ],
        0,
        0,
        1,
        1,
      ),
      width: 9,
    });
  const ring = chance.yes('magnet', 0) ? magnetRing(colour, w, h, kind) : '';
  return (
    rect(0, 0, w, h, r, { fill: flatFill(sheet, colour, kind === 'clear' ? 'gloss' : 'matte') }) +
    group(skins[kind](studio, w, h) + ring, { clip }) +
    (kind === 'slider' ? shutter(studio, place) : '') +
    opening +
    rect(4, 4, w - 8, h - 8, r - 3, { stroke: lighten(colour, 0.4), width: 6, opacity: 0.7 })
  );
}

export const drawCase: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const held = ofPhone(studio);
  const phone = phoneBuild(held);
  const build = { ...phone, w: phone.w + 26, h: phone.h + 26, r: phone.r + 12, depth: phone.depth + 24 };
  const kind = chance.pick('kind', ['silicone', 'armour', 'slot', 'textured', 'aramid', 'clear', 'slider']);
  const { w, h, r, depth } = build;
  const look = { colour, finish: 'matte' as const, r };
  const art = back(studio, held, build, kind);
  const inside =
    rect(0, 0, w, h, r, { fill: darken(colour, 0.25) }) +
    group(phoneFront({ ...held, colour: '#4a4e56' }, phone), { transform: 'translate(13 13)' });
  if (view === 1) {
    const front = eye({ yaw: 24, pitch: 5, roll: -6, cx: 420, cy: 560, scale: 0.98 });
    const rear = eye({ yaw: -22, pitch: 5, roll: 5, cx: 745, cy: 610, scale: 1.02 });
    return (
      footShadow(sheet, boxFeet(front, w, h)) +
      footShadow(sheet, boxFeet(rear, w, h)) +
      slab(front, w, h, depth, look, inside) +
      slab(rear, w, h, depth, look, art)
    );
  }
  if (view === 2) {
    const rear = eye({ yaw: 28, pitch: 6, roll: -3, cx: 600, cy: 585, scale: 1.12 });
    return footShadow(sheet, boxFeet(rear, w, h)) + slab(rear, w, h, depth, look, art);
  }
  return slab(eye({ yaw: -26, pitch: -8, roll: -12, cx: 520, cy: 1080, scale: 2.1 }), w, h, depth, look, art);
};
