import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { indoorBody } from './security-indoor.ts';
import { outdoorBody } from './security-outdoor.ts';

const camera = (studio: Studio, outside: boolean): string => {
  const { sheet, view } = studio;
  const draw = outside ? outdoorBody : indoorBody;
  const floor = outside ? 990 : 960;
  if (view === 1)
    return (
      groundShadow(sheet, 600, floor, outside ? 220 : 270, 46, outside ? 0.6 : 1) +
      draw(studio, eye({ yaw: -28, pitch: 10, cx: 600, cy: 600, scale: 1.3 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, floor, outside ? 220 : 270, 56, outside ? 0.6 : 1) +
      draw(studio, eye({ yaw: 42, pitch: 18, cx: 600, cy: 590, scale: 1.28 }))
    );
  return draw(studio, eye({ yaw: -16, pitch: 8, roll: 4, cx: 580, cy: 680, scale: 2.2 }));
};

/** A camera that turns on its foot, indoors. */
export const drawIndoorCamera: Draw = (studio) => camera(studio, false);

/** A camera under a hood on a wall. */
export const drawOutdoorCamera: Draw = (studio) => camera(studio, true);
