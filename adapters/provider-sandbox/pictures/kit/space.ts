import type { Point } from './shapes.ts';

/** x to the right, y down, z towards the viewer. */
export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(...a) || 1));

export interface Pose {
  /** Degrees: the thing turns its front to the right of the viewer. */
  yaw?: number;
  /** Degrees the viewer looks down. */
  pitch?: number;
  /** Degrees clockwise on the picture. */
  roll?: number;
  scale?: number;
  /** Where the world's origin falls on the picture. */
  cx?: number;
  cy?: number;
}

/** A long-lens (parallel) view of the world, so that any flat face lands by one affine matrix. */
export interface Eye {
  readonly scale: number;
  /** Turns a direction into the viewer's axes. */
  turn(direction: Vec): Vec;
  project(point: Vec): Point;
  /** Transform that lays flat artwork, drawn with x along `u` and y along `v`, into the scene. */
  plane(origin: Vec, u: Vec, v: Vec): string;
}

const cut = (value: number): string => String(Math.round(value * 1e4) / 1e4);

export function eye(pose: Pose): Eye {
  const { yaw = 0, pitch = 0, roll = 0, scale = 1, cx = 600, cy = 600 } = pose;
  const [a, b, c] = [yaw, pitch, roll].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const turn = ([x, y, z]: Vec): Vec => {
    const x1 = x * Math.cos(a) + z * Math.sin(a);
    const z1 = z * Math.cos(a) - x * Math.sin(a);
    const y1 = y * Math.cos(b) + z1 * Math.sin(b);
    const z2 = z1 * Math.cos(b) - y * Math.sin(b);
    return [x1 * Math.cos(c) - y1 * Math.sin(c), x1 * Math.sin(c) + y1 * Math.cos(c), z2];
  };
  const project = (point: Vec): Point => {
    const [x, y] = turn(point);
    return [cx + x * scale, cy + y * scale];
  };
  return {
    scale,
    turn,
    project,
    plane: (origin, u, v) => {
      const [ux, uy] = turn(times(u, scale));
      const [vx, vy] = turn(times(v, scale));
      return `matrix(${[ux, uy, vx, vy, ...project(origin)].map(cut).join(' ')})`;
    },
  };
}

/** The pose with what these points enclose in the middle of the picture; the foot of it at `foot`, where that is given. */
export function centred(pose: Pose, points: readonly Vec[], foot?: number): Pose {
  const seen = points.map(eye({ ...pose, cx: 0, cy: 0 }).project);
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { ...pose, cx: 600 - (left + right) / 2, cy: foot === undefined ? 600 - (top + bottom) / 2 : foot - bottom };
}
