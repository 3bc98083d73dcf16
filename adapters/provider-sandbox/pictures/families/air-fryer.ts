import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { barrel, cube, pair, uneven } from './air-fryer-builds.ts';

const singles = { cube, barrel };
const twins = { uneven, pair };

export const drawAirFryer: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const twin = chance.yes('twin', 0.5);
  const whole = twin
    ? twins[chance.pick('build', ['uneven', 'pair'])]
    : singles[chance.pick('build', ['cube', 'barrel'])];
  const wide = twin ? 420 : 330;
  const scale = twin ? 1.16 : 1.24;
  if (view === 1)
    return (
      groundShadow(sheet, 600, twin ? 922 : 962, wide, 74) +
      whole(studio, eye({ yaw: -20, pitch: 15, cx: 600, cy: 610, scale }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, twin ? 890 : 930, wide, 96) +
      whole(studio, eye({ yaw: 30, pitch: 24, cx: 600, cy: 610, scale: scale * 0.96 }))
    );
  return whole(studio, eye({ yaw: -12, pitch: 16, roll: 3, cx: 600, cy: 700, scale: twin ? 1.56 : 1.9 }));
};
