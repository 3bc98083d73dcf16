import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { indoorBody } from './security-indoor.ts';
import { outdoorBody, outdoorDown } from './security-outdoor.ts';

const near = eye({ yaw: -16, pitch: 8, roll: 4, cx: 580, cy: 680, scale: 2.2 });

/** A camera that turns on its foot, indoors. */
export const drawIndoorCamera: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 3) return indoorBody(studio, near);
  const from =
    view === 1
      ? eye({ yaw: -28, pitch: 10, cx: 600, cy: 600, scale: 1.3 })
      : eye({ yaw: 42, pitch: 18, cx: 600, cy: 590, scale: 1.28 });
  return groundShadow(sheet, 600, 960, 270, view === 1 ? 46 : 56) + indoorBody(studio, from);
};

/** A camera on a wall: no shadow of it falls on a floor. */
export const drawOutdoorCamera: Draw = (studio) => {
  if (studio.view === 3) return outdoorBody(studio, near);
  const pose = studio.view === 1 ? { yaw: -28, pitch: 10, cx: 560 } : { yaw: 42, pitch: 18, cx: 660 };
  return outdoorBody(studio, eye({ ...pose, cy: 622 + outdoorDown(studio), scale: 1.26 }));
};
