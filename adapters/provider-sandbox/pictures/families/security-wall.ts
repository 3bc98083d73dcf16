import { castRect } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** How far behind the middle of each camera its wall is. */
export const WALL = { hooded: -300, battery: -330, hanging: -274, lamps: -274 };

/** How far down the middle of each is moved, so that the whole of it is in the middle of the picture. */
export const DOWN = { hooded: 0, battery: -14, hanging: 62, lamps: 110 };

type Build = keyof typeof WALL;

/** What is screwed to the wall: the left, the top, the width and the height of it, and the radius of its corners. */
type Foot = readonly [x: number, y: number, w: number, h: number, r: number];

const bracket: Foot = [-90, -300, 180, 300, 40];
const feet: Record<Build, Foot> = {
  hooded: [-124, 126, 248, 248, 124],
  battery: [-104, -44, 208, 208, 104],
  hanging: bracket,
  lamps: bracket,
};

/**
 * The shadow of the foot alone, tight about it: light comes from the upper left. There is no wall in the picture, so what the
 * head would cast on one, far from it, would be taken for smoke.
 */
export function wallShadow(sheet: Sheet, view: Eye, kind: Build): string {
  const [x, y, w, h, r] = feet[kind];
  return onFront(view, WALL[kind], castRect(sheet, [x + 4, y + 8, w, h], r, 11, 0.24));
}
