import { castRect } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { ellipse } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** How far behind the middle of each camera its wall is. */
export const WALL = { hooded: -300, battery: -330, hanging: -274, lamps: -274 };

type Build = keyof typeof WALL;

/** A round or rounded thing before the wall, by its middle, half its width and height, and how far from the wall it is. */
type Cast = readonly [x: number, y: number, halfWidth: number, halfHeight: number, away: number];

const casts: Record<Build, readonly Cast[]> = {
  hooded: [
    [0, 250, 124, 124, 10],
    [0, -80, 160, 150, 300],
  ],
  battery: [
    [0, 60, 104, 104, 20],
    [0, 20, 165, 190, 260],
  ],
  hanging: [
    [0, -150, 90, 150, 26],
    [0, -200, 90, 60, 150],
    [0, 20, 178, 178, 270],
  ],
  lamps: [
    [0, -150, 90, 150, 26],
    [0, 39, 190, 135, 270],
  ],
};

/** What is hardly off the wall casts a shadow of its own outline. */
const NEAR = 50;

/** What falls on the wall behind: light comes from the upper left, and what is further before it casts a softer shadow. */
export function wallShadow(sheet: Sheet, view: Eye, kind: Build): string {
  const one = ([x, y, w, h, away]: Cast): string => {
    if (away < NEAR) return castRect(sheet, [x - w + 8, y - h + 12, w * 2, h * 2], w === h ? w : 40, 16);
    const soft = sheet.radial([
      [0, '#1b2130', 0.34],
      [1 - Math.min(0.6, away * 0.003), '#1b2130', 0.24],
      [0.9, '#1b2130', 0.05],
      [1, '#1b2130', 0],
    ]);
    const grow = 1.12 + away * 0.0009;
    return ellipse(x + away * 0.36, y + away * 0.42, w * grow, h * grow, { fill: soft });
  };
  return onFront(view, WALL[kind], casts[kind].map(one).join(''));
}
