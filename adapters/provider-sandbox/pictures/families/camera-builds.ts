import { darken, isWhite } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import type { Finish } from '#adapters/provider-sandbox/pictures/kit/finish.ts';

/** Something round on the top plate: where it is, its radius and its height; a release has a bright button in it. */
export interface TopPart {
  x: number;
  z: number;
  r: number;
  high: number;
  kind: 'dial' | 'release' | 'button';
}

/** What sets one camera apart from another; its width is that of its body without grip and lens. */
export interface CameraBuild {
  w: number;
  h: number;
  d: number;
  /** How far the grip stands out and how wide it is. */
  grip: number;
  gripWide: number;
  /** Skin all round, as on an old camera, or on the grip alone. */
  skin: 'all' | 'grip';
  finish: Finish;
  shell(colour: string): string;
  leather(colour: string): string;
  /** Half the width of the finder's hump at its foot and how high it is. */
  hump?: { half: number; rise: number };
  /** A display on a hinge that is swung out to the side and faces forward. */
  flip?: boolean;
  /** A microphone under a mesh beside the shoe. */
  mic?: boolean;
  top: readonly TopPart[];
  lens: { x: number; y: number; r: number; long: number; ink: string; mount: string; ring: string; coating: string };
  /** Ribbed parts of the barrel, in shares of its length. */
  ribs: readonly (readonly [from: number, to: number])[];
}

const own = (colour: string): string => colour;
const rubber = (colour: string): string => (isWhite(colour) ? '#d3d5d8' : darken(colour, 0.3));

/** Small and round-shouldered: a low finder in the middle, a grip for three fingers, one dial beside the release. */
const rounded: CameraBuild = {
  w: 590,
  h: 390,
  d: 140,
  grip: 92,
  gripWide: 150,
  skin: 'grip',
  finish: 'matte',
  shell: own,
  leather: rubber,
  hump: { half: 136, rise: 92 },
  top: [
    { x: -172, z: 0, r: 46, high: 24, kind: 'dial' },
    { x: -222, z: 88, r: 25, high: 12, kind: 'release' },
    { x: -258, z: 16, r: 15, high: 8, kind: 'button' },
    { x: -214, z: 42, r: 14, high: 6, kind: 'button' },
  ],
  lens: { x: 34, y: 26, r: 148, long: 176, ink: '#2b2d32', mount: '#b9bdc4', ring: '#5a5e66', coating: '#4a5fb8' },
  ribs: [[0.36, 0.66]],
};

/** For whoever films themselves: a flat top with a microphone, a small grip, the display swung out. */
const flat: CameraBuild = {
  w: 630,
  h: 350,
  d: 126,
  grip: 56,
  gripWide: 130,
  skin: 'grip',
  finish: 'matte',
  shell: own,
  leather: rubber,
  flip: true,
  mic: true,
  top: [
    { x: -242, z: 52, r: 38, high: 9, kind: 'dial' },
    { x: -242, z: 52, r: 25, high: 20, kind: 'release' },
    { x: -176, z: 22, r: 17, high: 6, kind: 'button' },
    { x: -140, z: -18, r: 13, high: 5, kind: 'button' },
    { x: -266, z: -30, r: 34, high: 16, kind: 'dial' },
  ],
  lens: { x: 24, y: 14, r: 136, long: 112, ink: '#26282d', mount: '#9a9fa8', ring: '#8b9099', coating: '#7650b4' },
  ribs: [[0.62, 0.86]],
};

/** The one with the deepest grip and an angular finder that hangs over the lens. */
const deep: CameraBuild = {
  w: 640,
  h: 410,
  d: 150,
  grip: 116,
  gripWide: 190,
  skin: 'all',
  finish: 'matte',
  shell: own,
  leather: (colour) => darken(colour, isWhite(colour) ? 0.12 : 0.25),
  hump: { half: 150, rise: 96 },
  top: [
    { x: -158, z: -30, r: 42, high: 26, kind: 'dial' },
    { x: -240, z: 112, r: 25, high: 12, kind: 'release' },
    { x: -284, z: -28, r: 34, high: 16, kind: 'dial' },
    { x: -224, z: 46, r: 14, high: 6, kind: 'button' },
    { x: -264, z: 46, r: 14, high: 6, kind: 'button' },
  ],
  lens: { x: 20, y: 24, r: 156, long: 150, ink: '#2b2d32', mount: '#3a3d43', ring: '#d0a068', coating: '#3f6fb8' },
  ribs: [[0.3, 0.72]],
};

/** After the cameras of old: a flat plate of silver with dials over black skin, hardly a grip, no finder. */
const retro: CameraBuild = {
  w: 620,
  h: 352,
  d: 112,
  grip: 22,
  gripWide: 90,
  skin: 'all',
  finish: 'metal',
  shell: own,
  leather: () => '#2a2c31',
  top: [
    { x: 236, z: -4, r: 52, high: 26, kind: 'dial' },
    { x: -146, z: -8, r: 48, high: 30, kind: 'dial' },
    { x: -252, z: -12, r: 42, high: 26, kind: 'dial' },
    { x: -206, z: 36, r: 27, high: 9, kind: 'dial' },
    { x: -206, z: 36, r: 17, high: 18, kind: 'release' },
    { x: 164, z: 22, r: 11, high: 6, kind: 'button' },
  ],
  lens: { x: 18, y: 20, r: 126, long: 134, ink: '#c3c6cb', mount: '#d5d7da', ring: '#8b9099', coating: '#2f8f86' },
  ribs: [
    [0.14, 0.4],
    [0.6, 0.8],
  ],
};

export const cameraBuilds = { rounded, flat, deep, retro };
