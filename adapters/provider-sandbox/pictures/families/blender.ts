import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { bottle } from './blender-bottle.ts';
import { drum, tulip } from './blender-jugs.ts';

const builds = { tulip, drum, bottle };

export const drawBlender: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const build = chance.pick('build', ['tulip', 'drum', 'bottle']);
  const whole = builds[build];
  const wide = build === 'bottle' ? 170 : 270;
  if (view === 1)
    return (
      groundShadow(sheet, 590, 1040, wide, 46) + whole(studio, eye({ pitch: 10, cx: 580, cy: 636, scale: 1.1 }), 1)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 610, 1000, wide * 1.06, 70) +
      whole(studio, eye({ pitch: 24, cx: 620, cy: 640, scale: 1.08 }), -1)
    );
  return whole(studio, eye({ pitch: 14, cx: 580, cy: 470, scale: 1.7 }), 1);
};
