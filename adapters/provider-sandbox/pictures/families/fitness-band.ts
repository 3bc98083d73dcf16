import { lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { glassSheen } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { circle, group, num, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { wallpaper } from '#adapters/provider-sandbox/pictures/kit/wallpaper.ts';
import { type Strap, strapLoop, strapShadow } from './watch-straps.ts';

const depth = 54;

/** A tall pill of glass: time above, steps below. */
function face({ sheet, chance, colour }: Studio, w: number, h: number): string {
  const r = w * 0.42;
  const clip = sheet.clip(rect(12, 12, w - 24, h - 24, r - 12, { fill: '#000' }));
  const inks = chance.pick<readonly [string, string]>('inks', [
    ['#ff5a5f', '#3fd9ff'],
    ['#b8f04a', '#ffb13d'],
    ['#8f7bff', '#46e0b0'],
  ]);
  const ring = (index: number): string => {
    const y = h * (0.64 + index * 0.2);
    const size = Math.min(w * 0.145, h * 0.08);
    return (
      circle(w / 2, y, size, { stroke: '#ffffff', width: 9, opacity: 0.25 }) +
      circle(w / 2, y, size, {
        stroke: inks[index] ?? '#ffffff',
        width: 9,
        round: true,
        dash: `${num(size * chance.range(`share-${index}`, 3, 5.4))} 400`,
        transform: `rotate(-90 ${num(w / 2)} ${num(y)})`,
      })
    );
  };
  const paper = chance.yes('paper', 0.6)
    ? wallpaper(sheet, chance, w, h, colour)
    : rect(0, 0, w, h, 0, { fill: '#0b0d12' });
  const high = Math.min(w * 0.3, h * 0.15);
  const time =
    figures('10', w / 2, h * 0.18, high, '#ffffff', 2.2) + figures('09', w / 2, h * 0.37, high, '#ffffff', 1.6);
  return (
    rect(0, 0, w, h, r, { fill: '#060709' }) +
    group(paper + time + repeat(2, ring), { clip }) +
    glassSheen(sheet, w, h, r, 0.8)
  );
}

export const drawFitnessBand: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const w = chance.range('w', 186, 250);
  const h = chance.range('h', 430, 470);
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
      r: w * 0.44,
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
        face(studio, w, h),
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
