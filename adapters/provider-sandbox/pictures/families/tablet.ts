import { darken, lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { usbC } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { island, lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { boxFeet, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { homeScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { group, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Pixels a millimetre. */
const scale = 3.6;

function front({ sheet, chance, colour }: Studio, w: number, h: number, r: number): string {
  const bezel = chance.range('bezel', 24, 38);
  const content = (sw: number, sh: number): string =>
    chance.yes('icons', 0.6) ? homeScreen(chance, sw, sh, 5, 5) : '';
  return (
    screen(sheet, chance, w, h, { r, bezel, body: colour, content }) +
    rect(1.5, 1.5, w - 3, h - 3, r - 1.5, { stroke: lighten(colour, 0.35), width: 4 })
  );
}

function back(studio: Studio, w: number, h: number, r: number): string {
  const { sheet, chance, colour } = studio;
  const double = chance.yes('double-lens');
  const plate = island(sheet, 34, 34, 96, double ? 178 : 96, 42, mix(colour, '#ffffff', 0.12));
  return (
    rect(0, 0, w, h, r, { fill: flatFill(sheet, colour, 'metal') }) +
    plate +
    lens(sheet, 82, 82, 36, '#3a3d44') +
    (double ? lens(sheet, 82, 164, 36, '#3a3d44') : '') +
    rect(2, 2, w - 4, h - 4, r - 2, { stroke: lighten(colour, 0.5), width: 4, opacity: 0.8 })
  );
}

/** The stylus that some models come with. */
function stylus({ sheet, colour }: Studio): string {
  const barrel = mix('#f4f4f2', colour, 0.1);
  const body = rect(-13, -340, 26, 610, 12, { fill: roundFill(sheet, barrel, 'gloss') });
  const tip = path('M-12 268L-4 318Q0 326 4 318L12 268Z', { fill: roundFill(sheet, '#d9dade', 'matte') });
  return group(body + tip + rect(-13, -250, 26, 4, 0, { fill: darken(barrel, 0.3) }), {
    transform: 'translate(1075 640) rotate(8)',
  });
}

export const drawTablet: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const w = chance.range('wide', 160, 178) * scale;
  const h = chance.range('high', 240, 262) * scale;
  const r = chance.range('corner', 30, 52);
  const look = { colour, finish: 'metal' as const, r };
  if (view === 1) {
    const rear = eye({ yaw: 30, pitch: 5, roll: -5, cx: 390, cy: 560, scale: 0.92 });
    const face = eye({ yaw: -20, pitch: 5, roll: 3, cx: 690, cy: 610, scale: 0.98 });
    const pen = chance.yes('stylus') ? stylus(studio) : '';
    return (
      footShadow(sheet, boxFeet(rear, w, h)) +
      footShadow(sheet, boxFeet(face, w, h)) +
      slab(rear, w, h, 22, look, back(studio, w, h, r)) +
      slab(face, w, h, 22, look, front(studio, w, h, r)) +
      pen
    );
  }
  if (view === 2) {
    const rear = eye({ yaw: -28, pitch: 6, roll: 2, cx: 590, cy: 590, scale: 1 });
    return footShadow(sheet, boxFeet(rear, w, h)) + slab(rear, w, h, 22, look, back(studio, w, h, r));
  }
  const near = eye({ yaw: -30, pitch: -34, roll: 10, cx: 560, cy: 380, scale: 1.5 });
  const port = group(usbC(sheet, w / 2, 11, 54), { transform: near.plane([-w / 2, h / 2, 11], [1, 0, 0], [0, 0, -1]) });
  return slab(near, w, h, 22, look, front(studio, w, h, r)) + port;
};
