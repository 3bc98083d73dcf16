import { lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { glassSheen } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { group, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { bandFace } from './band-faces.ts';
import { type Strap, strapLoop, strapShadow } from './watch-straps.ts';

const depth = 54;

/** The glass of a band, with its face a finger's breadth inside. */
function glass(studio: Studio, w: number, h: number, r: number): string {
  const { sheet } = studio;
  const clip = sheet.clip(rect(12, 12, w - 24, h - 24, r - 12, { fill: '#000' }));
  return (
    rect(0, 0, w, h, r, { fill: '#060709' }) + group(bandFace(studio, w, h), { clip }) + glassSheen(sheet, w, h, r, 0.8)
  );
}

export const drawFitnessBand: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const w = chance.range('w', 186, 250);
  const h = chance.range('h', 360, 470);
  // A pill, or the corners of a small watch.
  const r = w * chance.range('corner', 0.22, 0.42);
  const strap: Strap = {
    kind: chance.pick('strap', ['smooth', 'holes']),
    width: w * 0.84,
    reach: 400,
    deep: 240,
    colour,
  };
  const whole = (from: Eye): string => {
    const { far, near } = strapLoop(from, strap);
    const look = {
      colour: chance.pick('case', ['#2a2c31', lighten(colour, 0.1)]),
      finish: 'gloss' as const,
      r: r * 1.04,
      bevel: 18,
      backBevel: 18,
    };
    return (
      far +
      near +
      pillow(
        from,
        { origin: [-w / 2, -h / 2, depth / 2], u: [1, 0, 0], v: [0, 1, 0] },
        w,
        h,
        depth,
        look,
        glass(studio, w, h, r),
      )
    );
  };
  if (view === 3) return whole(eye({ yaw: -22, pitch: 18, roll: 16, cx: 590, cy: 600, scale: 2 }));
  const from =
    view === 1
      ? eye({ yaw: -30, pitch: 10, cx: 520, cy: 590, scale: 1.16 })
      : eye({ yaw: 46, pitch: 14, cx: 740, cy: 580, scale: 1.12 });
  return strapShadow(sheet, from, strap) + whole(from);
};
