import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { beaker, chopper, whisk } from './hand-blender-parts.ts';
import { dial, trigger } from './hand-blender-rods.ts';

/** How each is held, and what stands beside it. */
const builds = {
  trigger: { rod: trigger, beside: chopper, spread: 120 },
  dial: { rod: dial, beside: (studio: Studio, view: Eye, at: Vec) => beaker(studio, view, at, 130, 330), spread: 100 },
};

export const drawHandBlender: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const build = chance.pick('build', ['trigger', 'dial']);
  const { rod, beside, spread } = builds[build];
  if (view === 1) {
    const from = eye({ pitch: 12, cx: 600, cy: 600, scale: 1.04 });
    return (
      groundShadow(sheet, 770, 1044, 190, 40) +
      beside(studio, from, [165, 430, 0]) +
      groundShadow(sheet, 430, 1056, spread, 30) +
      rod(studio, from, [-165, 440, 60])
    );
  }
  if (view === 2) {
    const from = eye({ pitch: 18, cx: 600, cy: 600, scale: 1.04 });
    if (build === 'dial')
      return (
        groundShadow(sheet, 600, 1026, 200, 50) +
        rod(studio, from, [0, 370, 0]) +
        beaker(studio, from, [0, 430, 0], 150, 372)
      );
    return (
      groundShadow(sheet, 790, 1026, 110, 26) +
      whisk(studio, from, [180, 430, 0]) +
      groundShadow(sheet, 500, 1040, spread, 34) +
      rod(studio, from, [-96, 430, 40])
    );
  }
  return rod(studio, eye({ pitch: 14, roll: 24, cx: 420, cy: 1100, scale: 2.1 }), [0, 430, 0]);
};
