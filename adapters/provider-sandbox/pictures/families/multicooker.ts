import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { cube, egg } from './multicooker-closed.ts';
import { crisper } from './multicooker-crisper.ts';
import { pressure } from './multicooker-pressure.ts';

const bodies = { egg, cube, pressure, crisper };

export const drawMulticooker: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const whole = bodies[chance.pick('body', ['egg', 'cube', 'pressure', 'crisper'])];
  if (view === 1)
    return (
      groundShadow(sheet, 600, 950, 420, 74) + whole(studio, eye({ yaw: -14, pitch: 15, cx: 600, cy: 650, scale: 1.2 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 900, 420, 110) +
      whole(studio, eye({ pitch: 34, yaw: 26, cx: 600, cy: 650, scale: 1.16 }))
    );
  return whole(studio, eye({ pitch: 18, yaw: -8, roll: -4, cx: 600, cy: 590, scale: 1.9 }));
};
