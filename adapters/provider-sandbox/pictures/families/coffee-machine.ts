import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { beanMachine } from './bean-machine.ts';
import { espressoMachine } from './espresso-machine.ts';

export const drawCoffeeMachine: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const whole = chance.yes('lever', 0.5) ? espressoMachine : beanMachine;
  if (view === 1)
    return (
      groundShadow(sheet, 610, 990, 400, 80) +
      whole(studio, eye({ yaw: -28, pitch: 13, cx: 600, cy: 620, scale: 1.16 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 980, 380, 90) + whole(studio, eye({ yaw: 30, pitch: 20, cx: 600, cy: 620, scale: 1.14 }))
    );
  return whole(studio, eye({ yaw: -20, pitch: 12, roll: 3, cx: 580, cy: 560, scale: 2.05 }));
};
