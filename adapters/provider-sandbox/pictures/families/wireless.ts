import { isWhite } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { openCase, seated, wells } from './wireless-case.ts';
import { receiver, transmitter, UNIT, windscreen } from './wireless-parts.ts';

const fur = ({ colour }: Studio): string => (isWhite(colour) ? '#8f949d' : '#4b4f57');

interface Standing {
  x: number;
  foot: number;
  scale: number;
  yaw: number;
  furry?: boolean;
}

/** A transmitter that stands by itself, its foot at a place of the picture, with a windscreen or without one. */
function alone(studio: Studio, { x, foot, scale, yaw, furry = false }: Standing): string {
  const view = eye({ yaw, pitch: 12, cx: x, cy: foot, scale });
  const [capX, capY] = view.project([0, -UNIT.h + 40, 0]);
  return (
    groundShadow(studio.sheet, x, foot - 2, UNIT.w * 0.62 * scale, 24 * scale, 0.9) +
    transmitter(studio, view, [0, 0, 0]) +
    (furry ? windscreen(studio, capX, capY - 14 * scale, 92 * scale, fur(studio)) : '')
  );
}

/** Two clip-on transmitters before the open case, in which their receiver stands. */
export const drawWireless: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 3) {
    return (
      alone(studio, { x: 820, foot: 1060, scale: 3.3, yaw: -34 }) +
      alone(studio, { x: 330, foot: 1180, scale: 3.3, yaw: 26, furry: true })
    );
  }
  if (view === 2) {
    const pose = eye({ yaw: 22, pitch: 34, cx: 600, cy: 600, scale: 1.42 });
    const inside = wells.map((x, index) =>
      seated(studio, pose, x, (at) =>
        index === 1 ? receiver(studio, pose, at) : transmitter(studio, pose, at, false),
      ),
    );
    return groundShadow(sheet, 600, 860, 500, 110) + openCase(studio, pose, inside.reverse().join(''));
  }
  const pose = eye({ yaw: -14, pitch: 24, cx: 600, cy: 505, scale: 1.5 });
  const inside = seated(studio, pose, wells[1], (at) => receiver(studio, pose, at));
  return (
    groundShadow(sheet, 600, 810, 500, 80) +
    openCase(studio, pose, inside) +
    alone(studio, { x: 290, foot: 1005, scale: 1.72, yaw: 24, furry: true }) +
    alone(studio, { x: 900, foot: 1020, scale: 1.72, yaw: -32 })
  );
};
