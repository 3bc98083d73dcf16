import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { plate, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, num, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { curvedBack, curvedFront } from './monitor-curve.ts';

interface Build {
  w: number;
  h: number;
  stand: 'plate' | 'round' | 'wide' | 'vee';
}

/** Foot and neck; the floor lies 150 below the panel. */
function stand({ sheet, colour }: Studio, view: Eye, { h, stand: kind }: Build): string {
  const floor = h / 2 + 150;
  const neck = slab(
    view,
    kind === 'wide' ? 130 : 84,
    floor - h * 0.1,
    34,
    { colour, finish: 'metal', r: 8, at: [0, floor / 2 + h * 0.05, -46] },
    rect(0, 0, kind === 'wide' ? 130 : 84, floor - h * 0.1, 8, { fill: flatFill(sheet, colour, 'metal') }),
  );
  if (kind === 'round')
    return (
      lathe(
        sheet,
        view,
        [
          [190, 0],
          [190, 12],
          [182, 18],
        ],
        { colour, finish: 'metal', origin: [0, floor, -30] },
      ) + neck
    );
  if (kind === 'vee') {
    const leg = (side: -1 | 1): string => {
      const p = (x: number, y: number, z: number): string => view.project([x, y, z]).map(num).join(' ');
      return tube(`M${p(0, floor - 18, -50)}L${p(side * 250, floor - 8, 110)}`, 26 * view.scale, tone(colour, 0.12));
    };
    return leg(-1) + leg(1) + neck;
  }
  const [fw, fl] = kind === 'wide' ? [440, 250] : [300, 240];
  return (
    plate(
      view,
      fw,
      fl,
      14,
      { colour, finish: 'metal', r: 22, at: [0, floor - 14, -20] },
      rect(0, 0, fw, fl, 22, { fill: flatFill(sheet, colour, 'metal') }),
    ) + neck
  );
}

function back({ sheet, chance, colour }: Studio, { w, h }: Build): string {
  const hub = tone(colour, -0.12);
  const ring = chance.yes('light-ring', 0.4)
    ? circle(w / 2, h / 2, h * 0.27, {
        stroke: chance.pick('glow', ['#5fd0ff', '#ff6a8a', '#a98bff']),
        width: 7,
        opacity: 0.9,
      })
    : '';
  return (
    rect(0, 0, w, h, 16, { fill: flatFill(sheet, colour) }) +
    rect(w * 0.26, h * 0.2, w * 0.48, h * 0.62, 40, {
      fill: flatFill(sheet, hub),
      stroke: darken(colour, 0.3),
      width: 2,
    }) +
    slots(w * 0.34, h * 0.25, w * 0.32, h * 0.09, 4, darken(colour, 0.6), lighten(colour, 0.3)) +
    ring
  );
}

export const drawMonitor: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const aspect = chance.pick('aspect', [1.78, 2.39]);
  const w = (aspect > 2 ? 880 : 960) * (chance.range('inches', 24, 32) / 27) ** 0.7;
  const size: Build = {
    w,
    h: w / aspect,
    stand: chance.pick('stand', ['plate', 'round', 'wide', 'vee']),
  };
  const bent = chance.yes('curved', 0);
  const panel = (from: Eye, side: 'front' | 'back'): string => {
    if (bent) {
      const curve = { w, h: size.h, deep: 30, radius: chance.range('radius', 1000, 1500) * 1.1 };
      return side === 'front' ? curvedFront(studio, from, curve) : curvedBack(studio, from, curve);
    }
    const art = side === 'front' ? screen(sheet, chance, w, size.h, glass) : back(studio, size);
    return slab(from, w, size.h, 34, look, art);
  };
  const glass = { r: 14, bezel: 10, chin: 24, body: colour, sheen: 0.5 };
  const look = { colour, finish: 'matte' as const, r: 14 };
  const floorAt = (from: Eye): number => from.project([0, size.h / 2 + 150, 0])[1];
  const shadow = (from: Eye): string => groundShadow(sheet, 600, floorAt(from), 320, 60, 0.9);
  if (view === 1) {
    // From lower and more in front, where the bend shows at both edges.
    const from = eye({ ...(bent ? { yaw: -15, pitch: 5 } : { yaw: -22, pitch: 9 }), cx: 600, cy: 520 });
    return shadow(from) + stand(studio, from, size) + panel(from, 'front');
  }
  if (view === 2) {
    const from = eye({ yaw: 24, pitch: 9, cx: 600, cy: 520 });
    return shadow(from) + panel(from, 'back') + stand(studio, eye({ yaw: 24, pitch: 9, cx: 640, cy: 536 }), size);
  }
  const from = eye({ yaw: 52, pitch: 12, cx: 580, cy: 560, scale: 1.12 });
  return shadow(from) + stand(studio, from, size) + panel(from, 'front');
};
