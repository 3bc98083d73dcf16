/** What keeps blades from fingers: nothing, a light ring with spokes, or a duct that a rotor stands in. */
export type Guard = 'none' | 'ring' | 'duct';

/** What a kind of drone is built like, its front to the viewer. */
export interface Build {
  w: number;
  h: number;
  l: number;
  /** How far its motors are from the middle, to the side, and ahead and behind. */
  reach: number;
  ahead: number;
  behind: number;
  blade: number;
  guard: Guard;
  /** How thick its arms are. */
  arm: number;
  /** Whether it has shoulders under its hood. */
  waist: boolean;
  /** The camera: one eye in the nose itself, one in a ball, or a block with two. */
  camera: 'nose' | 'ball' | 'block';
  /** How much lighter or darker than its colour the plastic is. */
  shade: number;
  /** How near it is looked at. */
  zoom: number;
}

export const KINDS = ['palm', 'guarded', 'slim', 'large'] as const;

export const builds: Record<(typeof KINDS)[number], Build> = {
  palm: {
    ...{ w: 190, h: 120, l: 330, reach: 262, ahead: 232, behind: 232, blade: 168 },
    ...{ guard: 'duct', arm: 40, waist: false, camera: 'nose', shade: 0, zoom: 1.32 },
  },
  guarded: {
    ...{ w: 170, h: 118, l: 450, reach: 330, ahead: 268, behind: 268, blade: 232 },
    ...{ guard: 'ring', arm: 30, waist: false, camera: 'ball', shade: 0.4, zoom: 1.05 },
  },
  slim: {
    ...{ w: 170, h: 96, l: 420, reach: 356, ahead: 236, behind: 306, blade: 184 },
    ...{ guard: 'none', arm: 27, waist: false, camera: 'ball', shade: 0.3, zoom: 1.2 },
  },
  large: {
    ...{ w: 214, h: 146, l: 470, reach: 420, ahead: 330, behind: 300, blade: 216 },
    ...{ guard: 'none', arm: 56, waist: true, camera: 'block', shade: -0.3, zoom: 1 },
  },
};
