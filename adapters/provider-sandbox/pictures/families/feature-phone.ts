import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { boxFeet, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { lockScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, place, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { keypad } from './keypad.ts';

const w = 380;

function front(studio: Studio, h: number, r: number): string {
  const { sheet, chance, colour } = studio;
  const display = screen(sheet, chance, w - 56, h * 0.37, {
    r: 18,
    bezel: 8,
    body: colour,
    content: (sw, sh) => lockScreen(chance, sw, sh * 0.9),
  });
  return (
    rect(0, 0, w, h, r, { fill: flatFill(sheet, colour, chance.pick('finish', ['matte', 'gloss'])) }) +
    rect(w / 2 - 40, 22, 80, 9, 4.5, { fill: darken(colour, 0.7) }) +
    place(display, 28, h * 0.08) +
    keypad(studio, w, h, h * 0.5) +
    rect(2, 2, w - 4, h - 4, r - 2, { stroke: lighten(colour, 0.4), width: 2.5, opacity: 0.7 })
  );
}

function back({ sheet, colour }: Studio, h: number, r: number): string {
  return (
    rect(0, 0, w, h, r, { fill: flatFill(sheet, colour) }) +
    lens(sheet, w / 2, 120, 44, darken(colour, 0.3)) +
    circle(w / 2 + 80, 120, 13, { fill: '#f6ecc8' }) +
    rect(w / 2 - 70, h - 170, 140, 70, 20, { fill: holes(sheet, 12, darken(colour, 0.6)) }) +
    rect(2, 2, w - 4, h - 4, r - 2, { stroke: lighten(colour, 0.4), width: 3, opacity: 0.7 })
  );
}

export const drawFeaturePhone: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const h = w * chance.range('ratio', 2.15, 2.4);
  const r = chance.range('corner', 48, 96);
  const look = { colour, finish: 'gloss' as const, r };
  if (view === 1) {
    const rear = eye({ yaw: 24, pitch: 5, roll: -6, cx: 420, cy: 560 });
    const face = eye({ yaw: -20, pitch: 5, roll: 5, cx: 740, cy: 610, scale: 1.02 });
    return (
      footShadow(sheet, boxFeet(rear, w, h, 78)) +
      footShadow(sheet, boxFeet(face, w, h, 78)) +
      slab(rear, w, h, 78, look, back(studio, h, r)) +
      slab(face, w, h, 78, look, front(studio, h, r))
    );
  }
  if (view === 2) {
    const rear = eye({ yaw: -32, pitch: 5, roll: 3, cx: 590, cy: 580, scale: 1.14 });
    return footShadow(sheet, boxFeet(rear, w, h, 78)) + slab(rear, w, h, 78, look, back(studio, h, r));
  }
  const near = eye({ yaw: -26, pitch: 16, roll: 12, cx: 640, cy: 360, scale: 1.9 });
  return slab(near, w, h, 78, look, front(studio, h, r));
};
