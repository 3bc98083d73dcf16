import { lathe, type Profile } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

type Turned = (rings: Profile, y: number, ink: string, metal?: boolean) => string;

export const turned =
  ({ sheet }: Studio, view: Eye): Turned =>
  (rings, y, ink, metal = false) =>
    lathe(sheet, view, rings, { colour: ink, finish: metal ? 'metal' : 'gloss', origin: [0, y, 0] });

/** A rounded block about a point: grips, bars and boxes on a pot. */
export const block = (view: Eye, [x, y, z]: Vec, w: number, h: number, d: number, colour: string, art = ''): string =>
  pillow(
    view,
    { origin: [x - w / 2, y - h / 2, z + d / 2], u: axes.x, v: axes.y },
    w,
    h,
    d,
    { colour, finish: 'gloss', r: Math.min(w, h) * 0.4, bevel: 12, backBevel: 8, shift: 0.06 },
    art,
  );

/** A flat-faced box let into a round wall, so that a panel has something to be on. */
export const box = (view: Eye, y: number, z: number, w: number, h: number, panel: string): string =>
  pillow(
    view,
    { origin: [-w / 2, y - h / 2, z], u: axes.x, v: axes.y },
    w,
    h,
    100,
    { colour: '#34373d', finish: 'gloss', r: 44, bevel: 12 },
    '',
  ) + onFront(view, z + 1, panel, 0, y);
