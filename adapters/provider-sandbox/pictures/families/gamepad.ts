import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { place } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { pad, padBack } from './gamepad-parts.ts';
import { padShadow } from './gamepad-shadow.ts';

export const drawGamepad: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1) return padShadow(sheet, 600, 590, 1.3, -8) + place(pad(studio), 600, 590, 1.3, -8);
  if (view === 2) return padShadow(sheet, 600, 620, 1.24, 6) + place(padBack(studio), 600, 620, 1.24, 6);
  return groundShadow(sheet, 560, 1040, 640, 120, 0.6) + place(pad(studio), 420, 640, 2.1, 10);
};
