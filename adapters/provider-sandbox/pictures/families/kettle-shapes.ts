import { outline } from '#adapters/provider-sandbox/pictures/kit/outline.ts';
import type { Point } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';

/** A kettle from the side: rings as shares of its radius and height, from the foot to the rim. */
export interface Jug {
  r: number;
  h: number;
  rings: readonly (readonly [radius: number, height: number])[];
  /** How far the spout stands out from the rim, how far down it begins, and how much its lip rises. */
  spout: { out: number; from: number; lift: number };
  lid: 'flat' | 'dome';
}

export const jugs = {
  cone: {
    r: 208,
    h: 480,
    rings: [
      [0.99, 0],
      [1, 0.03],
      [0.93, 0.36],
      [0.83, 0.76],
      [0.77, 1],
    ],
    spout: { out: 44, from: 0.74, lift: 10 },
    lid: 'flat',
  },
  bell: {
    r: 236,
    h: 410,
    rings: [
      [0.93, 0],
      [1, 0.14],
      [0.98, 0.4],
      [0.86, 0.8],
      [0.76, 1],
    ],
    spout: { out: 74, from: 0.62, lift: 24 },
    lid: 'dome',
  },
  beaker: {
    r: 206,
    h: 440,
    rings: [
      [0.97, 0],
      [1, 0.1],
      [0.97, 0.5],
      [0.87, 0.86],
      [0.83, 1],
    ],
    spout: { out: 58, from: 0.78, lift: 14 },
    lid: 'flat',
  },
  belly: {
    r: 232,
    h: 470,
    rings: [
      [0.84, 0],
      [0.98, 0.14],
      [1, 0.3],
      [0.84, 0.74],
      [0.66, 1],
    ],
    spout: { out: 92, from: 0.6, lift: 26 },
    lid: 'dome',
  },
  column: {
    r: 186,
    h: 500,
    rings: [
      [0.98, 0],
      [1, 0.04],
      [1, 0.5],
      [0.98, 0.86],
      [0.95, 1],
    ],
    spout: { out: 66, from: 0.7, lift: 8 },
    lid: 'flat',
  },
} as const satisfies Record<string, Jug>;

/** Radius of the body at a share of its height. */
export function radiusAt({ r, rings }: Jug, share: number): number {
  const upper = Math.max(
    1,
    rings.findIndex(([, height]) => height >= share),
  );
  const [[r1, y1], [r2, y2]] = [rings[upper - 1] ?? [1, 0], rings[upper] ?? [1, 1]];
  return r * (r1 + ((r2 - r1) * (share - y1)) / (y2 - y1 || 1));
}

export type Grip = 'loop' | 'arm' | 'square';

/** A handle as a closed outline: x from the axis outwards, y from the foot upwards. */
export function gripOutline(jug: Jug, kind: Grip): Point[] {
  const { h } = jug;
  const [top, low] = [radiusAt(jug, 0.94), radiusAt(jug, 0.16)];
  const out = Math.max(jug.r, top) + 150;
  if (kind === 'arm')
    return outline([
      [top - 30, h + 20],
      [top - 30, h + 20],
      [top + 40, h + 26],
      [out - 34, h + 12],
      [out + 6, h * 0.82],
      [out - 2, h * 0.46],
      [out - 14, h * 0.24],
      [out - 40, h * 0.2],
      [out - 58, h * 0.27],
      [out - 50, h * 0.5],
      [out - 52, h * 0.78],
      [out - 84, h * 0.9],
      [top - 30, h * 0.9],
      [top - 30, h * 0.9],
    ]);
  if (kind === 'square')
    return outline([
      [top - 30, h + 4],
      [top - 30, h + 4],
      [out - 30, h + 4],
      [out, h - 24],
      [out - 4, h * 0.3],
      [out - 30, h * 0.16],
      [low - 30, h * 0.06],
      [low - 30, h * 0.06],
      [low - 30, h * 0.17],
      [low - 30, h * 0.17],
      [out - 74, h * 0.27],
      [out - 56, h * 0.36],
      [out - 52, h * 0.8],
      [out - 70, h * 0.88],
      [top - 30, h * 0.89],
      [top - 30, h * 0.89],
    ]);
  return outline([
    [top - 30, h + 10],
    [top - 30, h + 10],
    [top + 60, h + 12],
    [out - 20, h * 0.9],
    [out + 10, h * 0.62],
    [out - 20, h * 0.3],
    [low + 46, h * 0.09],
    [low - 30, h * 0.06],
    [low - 30, h * 0.06],
    [low - 30, h * 0.16],
    [low - 30, h * 0.16],
    [low + 34, h * 0.2],
    [out - 66, h * 0.38],
    [out - 42, h * 0.62],
    [out - 62, h * 0.8],
    [top + 44, h * 0.9],
    [top - 30, h * 0.9],
    [top - 30, h * 0.9],
  ]);
}
