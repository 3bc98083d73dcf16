import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes, knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { groundShadow, layShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, place, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { wallpaper } from '#adapters/provider-sandbox/pictures/kit/wallpaper.ts';

interface Build {
  w: number;
  h: number;
  d: number;
  r: number;
  /** Middle of the lens from the middle of the body, its radius and how far it stands out. */
  lens: readonly [x: number, y: number, r: number, out: number];
  face: (studio: Studio, w: number, h: number) => string;
}

const steel = '#b9bdc4';

/** Metal of a colour. */
const plated = (colour: string): string => mix(colour, steel, 0.14);

const flashWindow = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, 16, { fill: '#1b1d22' }) +
  rect(x + 10, y + 10, w - 20, h - 20, 10, { fill: '#e9edf2', stroke: '#9aa0a8', width: 2 });

const finder = (x: number, y: number, size: number): string =>
  rect(x, y, size, size * 0.8, 12, { fill: '#0b0c0f', stroke: '#5a5e66', width: 3 }) +
  rect(x + size * 0.2, y + size * 0.18, size * 0.6, size * 0.44, 8, { fill: '#27324e' });

const builds = {
  /** A puffed upright body with a large ring. */
  bubble: {
    w: 560,
    h: 640,
    d: 250,
    r: 190,
    lens: [14, 60, 190, 70],
    face: ({ sheet, colour }, w, h) =>
      rect(0, 0, w, h, 170, { fill: flatFill(sheet, colour) }) +
      flashWindow(70, 74, 130, 92) +
      finder(w - 190, 80, 100) +
      circle(w - 62, h * 0.4, 24, { fill: lighten(colour, 0.4), stroke: darken(colour, 0.2), width: 3 }),
  },
  /** A lying body in leatherette with a top of metal, both of its colour, and a line of steel between them. */
  retro: {
    w: 700,
    h: 480,
    d: 170,
    r: 46,
    lens: [20, 30, 150, 56],
    face: ({ sheet, colour }, w, h) =>
      rect(0, 0, w, h, 40, { fill: flatFill(sheet, plated(colour), 'metal') }) +
      rect(0, h * 0.24, w, h * 0.64, 6, { fill: darken(colour, 0.1) }) +
      rect(0, h * 0.24, w, h * 0.64, 6, { fill: holes(sheet, 7, tone(colour, 0.2)), opacity: 0.6 }) +
      rect(0, h * 0.24 - 4, w, 7, 0, { fill: steel }) +
      rect(0, h * 0.88 - 3, w, 7, 0, { fill: steel }) +
      flashWindow(w - 190, 20, 130, 78) +
      circle(92, 60, 26, { fill: '#33363c', stroke: '#e3e5e9', width: 4 }),
  },
  /** A box with a dark brow, flash and lens in it, and a wide lip for the photo. */
  box: {
    w: 620,
    h: 560,
    d: 420,
    r: 70,
    lens: [0, -36, 128, 54],
    face: ({ sheet, colour }, w, h) =>
      rect(0, 0, w, h, 60, { fill: flatFill(sheet, colour) }) +
      rect(0, 0, w, h * 0.66, 50, { fill: flatFill(sheet, '#1c1e23', 'gloss') }) +
      flashWindow(56, 90, 120, 96) +
      finder(w - 166, 94, 104) +
      circle(112, h * 0.52, 34, { fill: '#d0402f', stroke: '#0b0c0f', width: 5 }) +
      rect(w * 0.08, h * 0.8, w * 0.84, 20, 8, { fill: '#0b0c0f' }),
  },
} as const satisfies Record<string, Build>;

/** A printed photo in its white frame, about its middle. */
function photo({ sheet, chance, colour }: Studio, w: number): string {
  const h = w * 1.24;
  const inner = w * 0.84;
  const clip = sheet.clip(rect(0, 0, inner, inner, 4, { fill: '#000' }));
  return (
    rect(-w / 2, -h / 2, w, h, 8, { fill: '#fbfbf9', stroke: '#d9dbdf', width: 2 }) +
    place(group(wallpaper(sheet, chance, inner, inner, colour), { clip }), -inner / 2, -h / 2 + w * 0.08)
  );
}

function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const kind = chance.pick('kind', ['bubble', 'retro', 'box']);
  const { w, h, d, r, lens: eyeAt, face }: Build = builds[kind];
  const [lx, ly, lr, out] = eyeAt;
  const shell = kind === 'retro' ? plated(colour) : colour;
  const body = pillow(
    view,
    { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
    w,
    h,
    d,
    {
      colour: shell,
      finish: kind === 'retro' ? 'metal' : 'gloss',
      r,
      bevel: kind === 'bubble' ? 70 : 24,
      backBevel: kind === 'bubble' ? 60 : 20,
    },
    face(studio, w, h),
  );
  // A rounded body touches the floor within its corners only.
  const inset = r * 0.6;
  const floor = {
    frame: { origin: [inset - w / 2, h / 2, -d / 2], u: axes.x, v: axes.z },
    w: w - inset * 2,
    l: d,
  } as const;
  const shadow = layShadow(sheet, view, floor, 60);
  const ring = kind === 'bubble' ? mix(colour, '#ffffff', 0.45) : '#33363c';
  const barrel = lathe(
    sheet,
    view,
    [
      [lr * 1.02, 0],
      [lr, out * 0.6],
      [lr * 0.94, out],
    ],
    { colour: ring, finish: 'gloss', origin: [lx, ly, d / 2], axis: axes.z },
  );
  const glass = onFront(
    view,
    d / 2 + out,
    circle(0, 0, lr * 0.92, { fill: ring }) +
      circle(0, 0, lr * 0.74, { fill: '#101115' }) +
      lens(sheet, 0, 0, lr * 0.52, '#5a5e66', '#4a5fb8'),
    lx,
    ly,
  );
  const sheetOut = slab(
    view,
    w * 0.5,
    200,
    3,
    { colour: '#e9eaec', r: 4, at: [0, -h / 2 - 70, -d * 0.1] },
    rect(0, 0, w * 0.5, 200, 4, { fill: '#fbfbf9' }) +
      rect(w * 0.04, 22, w * 0.42, 190, 2, { fill: flatFill(sheet, mix('#7f93ad', colour, 0.3)) }),
  );
  const key = kind === 'retro' ? onFront(view, d / 2, knob(sheet, 0, 0, 22, '#c9ccd1'), -w * 0.2, 60 - h / 2) : '';
  return shadow + (kind === 'box' ? '' : sheetOut) + body + barrel + glass + key;
}

export const drawInstantCamera: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      whole(studio, eye({ yaw: -24, pitch: 12, cx: 550, cy: 610, scale: 1.02 })) +
      groundShadow(sheet, 980, 1050, 130, 16, 0.7) +
      place(photo(studio, 230), 970, 900, 1, 8)
    );
  if (view === 2) return whole(studio, eye({ yaw: 32, pitch: 18, cx: 600, cy: 620, scale: 1.06 }));
  return whole(studio, eye({ yaw: -20, pitch: 16, roll: -4, cx: 580, cy: 620, scale: 1.75 }));
};
