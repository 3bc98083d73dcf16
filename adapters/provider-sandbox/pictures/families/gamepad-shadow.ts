import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';

/** Where the grips of a controller end, in its own measure, about its middle. */
const GRIP = { x: 322, y: 284 } as const;

/** A controller stands on its two grips: a shadow below each of them, for one placed, scaled and turned like this. */
export function padShadow(sheet: Sheet, x: number, y: number, scale: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  return [-1, 1]
    .map((side) => {
      const [gx, gy] = [side * GRIP.x * scale, GRIP.y * scale];
      const at = [gx * Math.cos(angle) - gy * Math.sin(angle), gx * Math.sin(angle) + gy * Math.cos(angle)] as const;
      return groundShadow(sheet, x + at[0], y + at[1], 76 * scale, 22 * scale);
    })
    .join('');
}
